import UIKit

print("Feed", FeedSkeleton.size, "Inbox", InboxSkeleton.size, "Login", LoginSkeleton.size)

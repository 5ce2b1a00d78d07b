import UIKit

print("Feed", FeedSkeleton.size, "Inbox", InboxSkeleton.size, LoginSkeleton.title, LoginSkeleton.size)

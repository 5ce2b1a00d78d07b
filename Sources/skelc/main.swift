print("skelc")

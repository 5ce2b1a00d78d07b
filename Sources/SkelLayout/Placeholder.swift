import SkelModel

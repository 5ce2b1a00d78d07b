import SkelLayout

import SkelLayers

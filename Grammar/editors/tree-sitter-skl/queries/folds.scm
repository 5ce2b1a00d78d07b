[(block) (attribute_block) (arguments) (list) (tuple) (block_comment)] @fold

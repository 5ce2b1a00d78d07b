import SkelSyntax

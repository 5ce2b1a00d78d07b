; Made from ../tree-sitter-skl/queries/highlights.scm; a test keeps it equal.

; A test writes the lists of words in this file from the compiler's tables; the rest goes by where a word stands, so
; that a word that is not known yet looks right, too. No two patterns speak of the same word: editors differ in which of
; them would win.

; Declarations

["let" "style" "appearance" "component" "screen"] @keyword
"import" @keyword.control.import
["repeat" "as"] @keyword.control.repeat
["if" "else"] @keyword.control.conditional

(screen name: (identifier) @type)
(component name: (identifier) @type)
(style name: (identifier) @type)
(constant name: (identifier) @constant)
(parameter name: (identifier) @variable.parameter)

; Elements

((element kind: (identifier) @type.builtin) (#any-of? @type.builtin "view" "label" "textView" "textField" "imageView" "button" "switch" "slider" "progressView" "stepper" "segmentedControl" "activityIndicator" "pickerView" "datePicker" "pageControl" "searchBar" "mapView" "webView" "visualEffectView" "spacer" "vstack" "hstack" "scrollView" "tableView" "collectionView" "section" "header" "footer" "cell"))
((element kind: (identifier) @type) (#not-match? @type "^(view|label|textView|textField|imageView|button|switch|slider|progressView|stepper|segmentedControl|activityIndicator|pickerView|datePicker|pageControl|searchBar|mapView|webView|visualEffectView|spacer|vstack|hstack|scrollView|tableView|collectionView|section|header|footer|cell)$"))
(kind_defaults kind: (identifier) @type.builtin)
(element name: (identifier) @variable)
(repeat name: (identifier) @variable)

; Attributes and constraints

(attribute name: (identifier) @variable.other.member)
(element arguments: (arguments (argument label: (identifier) @variable.other.member)))
(screen arguments: (arguments (argument label: (identifier) @variable.other.member)))
(call arguments: (arguments (argument label: (identifier) @variable.parameter)))
(tuple (argument label: (identifier) @variable.parameter))
(list (argument label: (identifier) @variable.parameter))

(own_path . (identifier) @variable.other.member .)
(own_path . (identifier) @variable . (_))
(own_path (_) . (identifier) @variable.other.member)

; Values

(number) @constant.numeric
(color) @constant.numeric
(string) @string
(escape) @constant.character.escape

((path . (identifier) @constant.builtin.boolean .) (#any-of? @constant.builtin.boolean "true" "false"))
((path . (identifier) @constant.builtin .) (#any-of? @constant.builtin "auto" "skeletonView" "leadKit" "shimmerBlocks" "shimmerTutorial" "inherited" "fits" "relativeToFont" "relativeToConstraints" "natural" "left" "center" "right" "justified" "rectangle" "circle" "capsule" "gradient" "image" "none" "pulse" "sliding" "shimmer" "custom" "layer" "crossDissolve" "generate" "flexibleWidth" "flexibleHeight" "flexibleLeft" "flexibleRight" "flexibleTop" "flexibleBottom" "fill" "leading" "trailing" "top" "bottom" "firstBaseline" "lastBaseline" "fillEqually" "fillProportionally" "equalSpacing" "equalCentering" "vertical" "horizontal" "portrait" "landscape" "leftRight" "rightLeft" "topBottom" "bottomTop" "topLeftBottomRight" "bottomRightTopLeft" "bottomLeftTopRight" "topRightBottomLeft" "linear" "easeIn" "easeOut" "easeInEaseOut" "ultraLight" "thin" "light" "regular" "medium" "semibold" "bold" "heavy" "black" "largeTitle" "title1" "title2" "title3" "headline" "body" "callout" "subheadline" "footnote" "caption1" "caption2" "required" "high" "low" "fittingSize" "iPhoneSE" "iPhoneSE1" "iPhone8Plus" "iPhoneX" "iPhone11" "iPhone11ProMax" "iPhone13mini" "iPhone13" "iPhone14Plus" "iPhone15" "iPhone16" "iPhone15Plus" "iPhone16Pro" "iPhone16ProMax" "iPhoneAir" "iPadMini" "iPad9" "iPad10" "iPadPro11" "iPadPro13" "iPad97" "iPadPro105" "appleTV" "skeletonDefault" "greenSea" "turquoise" "emerald" "peterRiver" "amethyst" "wetAsphalt" "nephritis" "belizeHole" "wisteria" "midnightBlue" "sunFlower" "carrot" "alizarin" "clouds" "concrete" "flatOrange" "pumpkin" "pomegranate" "silver" "asbestos" "darkClouds" "systemRed" "systemOrange" "systemYellow" "systemGreen" "systemMint" "systemTeal" "systemCyan" "systemBlue" "systemIndigo" "systemPurple" "systemPink" "systemBrown" "systemGray" "systemGray2" "systemGray3" "systemGray4" "systemGray5" "systemGray6" "systemBackground" "secondarySystemBackground" "tertiarySystemBackground" "systemGroupedBackground" "secondarySystemGroupedBackground" "tertiarySystemGroupedBackground" "label" "secondaryLabel" "tertiaryLabel" "quaternaryLabel" "placeholderText" "separator" "opaqueSeparator" "link" "systemFill" "secondarySystemFill" "tertiarySystemFill" "quaternarySystemFill" "darkGray" "gray" "lightGray" "white" "clear" "red" "green" "blue" "cyan" "yellow" "magenta" "orange" "purple" "brown"))
((path . (identifier) @variable.builtin) (#any-of? @variable.builtin "parent" "safeArea" "margins" "readable" "screen"))
((path . (identifier) @variable .) (#not-match? @variable "^(true|false|parent|safeArea|margins|readable|screen|auto|skeletonView|leadKit|shimmerBlocks|shimmerTutorial|inherited|fits|relativeToFont|relativeToConstraints|natural|left|center|right|justified|rectangle|circle|capsule|gradient|image|none|pulse|sliding|shimmer|custom|layer|crossDissolve|generate|flexibleWidth|flexibleHeight|flexibleLeft|flexibleRight|flexibleTop|flexibleBottom|fill|leading|trailing|top|bottom|firstBaseline|lastBaseline|fillEqually|fillProportionally|equalSpacing|equalCentering|vertical|horizontal|portrait|landscape|leftRight|rightLeft|topBottom|bottomTop|topLeftBottomRight|bottomRightTopLeft|bottomLeftTopRight|topRightBottomLeft|linear|easeIn|easeOut|easeInEaseOut|ultraLight|thin|light|regular|medium|semibold|bold|heavy|black|largeTitle|title1|title2|title3|headline|body|callout|subheadline|footnote|caption1|caption2|required|high|low|fittingSize|iPhoneSE|iPhoneSE1|iPhone8Plus|iPhoneX|iPhone11|iPhone11ProMax|iPhone13mini|iPhone13|iPhone14Plus|iPhone15|iPhone16|iPhone15Plus|iPhone16Pro|iPhone16ProMax|iPhoneAir|iPadMini|iPad9|iPad10|iPadPro11|iPadPro13|iPad97|iPadPro105|appleTV|skeletonDefault|greenSea|turquoise|emerald|peterRiver|amethyst|wetAsphalt|nephritis|belizeHole|wisteria|midnightBlue|sunFlower|carrot|alizarin|clouds|concrete|flatOrange|pumpkin|pomegranate|silver|asbestos|darkClouds|systemRed|systemOrange|systemYellow|systemGreen|systemMint|systemTeal|systemCyan|systemBlue|systemIndigo|systemPurple|systemPink|systemBrown|systemGray|systemGray2|systemGray3|systemGray4|systemGray5|systemGray6|systemBackground|secondarySystemBackground|tertiarySystemBackground|systemGroupedBackground|secondarySystemGroupedBackground|tertiarySystemGroupedBackground|label|secondaryLabel|tertiaryLabel|quaternaryLabel|placeholderText|separator|opaqueSeparator|link|systemFill|secondarySystemFill|tertiarySystemFill|quaternarySystemFill|darkGray|gray|lightGray|white|clear|red|green|blue|cyan|yellow|magenta|orange|purple|brown)$"))
((path . (identifier) @variable . (_)) (#not-match? @variable "^(parent|safeArea|margins|readable|screen)$"))
(path (_) . (identifier) @variable.other.member)
(callee (identifier) @function)

; Marks

((line_comment) @comment.line.documentation
  (#match? @comment.line.documentation "^///($|[^/])"))
((line_comment) @comment
  (#not-match? @comment "^///($|[^/])"))
(block_comment) @comment

["(" ")" "[" "]" "{" "}"] @punctuation.bracket
["," ":" ";" "." "@"] @punctuation.delimiter
["=" "==" "!=" "<=" ">=" "<" ">" "+" "-" "*" "/" "&&" "||" "!"] @operator

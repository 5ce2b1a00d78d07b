" Colours of .skl files.
"
" A test writes the lists of words in this file from the compiler's tables; the rest goes by where a word stands. Of two
" matches at one place the later one wins.
if exists('b:current_syntax')
  finish
endif

syntax case match
syntax iskeyword @,48-57,_,192-255
syntax sync minlines=200

" Values

syntax match sklVariable /\<\K\k*\>/
syntax match sklConstant /\<\%(auto\|skeletonView\|leadKit\|shimmerBlocks\|shimmerTutorial\|inherited\|fits\|relativeToFont\|relativeToConstraints\|natural\|left\|center\|right\|justified\|rectangle\|circle\|capsule\|gradient\|image\|none\|pulse\|sliding\|shimmer\|custom\|layer\|crossDissolve\|generate\|flexibleWidth\|flexibleHeight\|flexibleLeft\|flexibleRight\|flexibleTop\|flexibleBottom\|fill\|leading\|trailing\|top\|bottom\|firstBaseline\|lastBaseline\|fillEqually\|fillProportionally\|equalSpacing\|equalCentering\|vertical\|horizontal\|portrait\|landscape\|leftRight\|rightLeft\|topBottom\|bottomTop\|topLeftBottomRight\|bottomRightTopLeft\|bottomLeftTopRight\|topRightBottomLeft\|linear\|easeIn\|easeOut\|easeInEaseOut\|ultraLight\|thin\|light\|regular\|medium\|semibold\|bold\|heavy\|black\|largeTitle\|title1\|title2\|title3\|headline\|body\|callout\|subheadline\|footnote\|caption1\|caption2\|required\|high\|low\|fittingSize\|iPhoneSE\|iPhoneSE1\|iPhone8Plus\|iPhoneX\|iPhone11\|iPhone11ProMax\|iPhone13mini\|iPhone13\|iPhone14Plus\|iPhone15\|iPhone16\|iPhone15Plus\|iPhone16Pro\|iPhone16ProMax\|iPhoneAir\|iPadMini\|iPad9\|iPad10\|iPadPro11\|iPadPro13\|iPad97\|iPadPro105\|appleTV\|skeletonDefault\|greenSea\|turquoise\|emerald\|peterRiver\|amethyst\|wetAsphalt\|nephritis\|belizeHole\|wisteria\|midnightBlue\|sunFlower\|carrot\|alizarin\|clouds\|concrete\|flatOrange\|pumpkin\|pomegranate\|silver\|asbestos\|darkClouds\|systemRed\|systemOrange\|systemYellow\|systemGreen\|systemMint\|systemTeal\|systemCyan\|systemBlue\|systemIndigo\|systemPurple\|systemPink\|systemBrown\|systemGray\|systemGray2\|systemGray3\|systemGray4\|systemGray5\|systemGray6\|systemBackground\|secondarySystemBackground\|tertiarySystemBackground\|systemGroupedBackground\|secondarySystemGroupedBackground\|tertiarySystemGroupedBackground\|label\|secondaryLabel\|tertiaryLabel\|quaternaryLabel\|placeholderText\|separator\|opaqueSeparator\|link\|systemFill\|secondarySystemFill\|tertiarySystemFill\|quaternarySystemFill\|darkGray\|gray\|lightGray\|white\|clear\|red\|green\|blue\|cyan\|yellow\|magenta\|orange\|purple\|brown\)\>\%(\s*[.[]\)\@!/
syntax match sklGuide /\<\%(parent\|safeArea\|margins\|readable\|screen\)\>/
syntax match sklBoolean /\<\%(true\|false\)\>/
syntax match sklFunction /\<\K\k*\ze(/
syntax match sklStep /\.\@<=\s*\K\k*/
syntax match sklNumber /\<\d\+\%(\.\d\+\)\=/
syntax match sklColour /#\x\+/
syntax match sklOperator "[=!<>]=\|&&\|||\|[=<>+\-*/!@]"

" Elements and constraints, at the start of a line or behind a brace or semicolon

syntax match sklKind /\%(\%(^\|[{;]\)\s*\)\@<=\K\k*\ze\%(\s\+\K\k*\)\=\s*\%([({;}]\|\/[/*]\|$\)/ nextgroup=sklName skipwhite contains=sklKnownKind
syntax match sklName /\K\k*/ contained
syntax keyword sklKnownKind contained view label textView textField imageView button switch slider progressView stepper segmentedControl activityIndicator pickerView datePicker pageControl searchBar mapView webView visualEffectView spacer vstack hstack scrollView tableView collectionView section header footer cell container
syntax match sklStep /\%(\%(^\|[{;]\)\s*\)\@<=\K\k*\ze\s*[=<>]=/
syntax match sklVariable /\%(\%(^\|[{;]\)\s*\)\@<=\K\k*\ze\%(\s*\.\s*\K\k*\|\s*\[[^]]*\]\)\+\s*[=<>]=/

" Attributes and labels

syntax match sklAttribute /\<\K\k*\ze\s*:/

" Words that begin something

syntax match sklImport /\<import\>\ze\s*"/
syntax match sklDeclaration /\<let\>\ze\s\+\K\k*\s*=/
syntax match sklDeclaration /\%(\%(^\|;\)\s*\)\@<=\%(screen\|component\|style\)\ze\s\+\K\k*\s*\%([({]\|\/[/*]\|$\)/ nextgroup=sklType skipwhite
syntax match sklType /\K\k*/ contained
syntax match sklDeclaration /\%(\%(^\|[{;]\)\s*\)\@<=appearance\ze\s*\%({\|\/[/*]\|$\)/
syntax match sklRepeat /\%(\%(^\|[{;]\)\s*\)\@<=repeat\>\%(\s*\%(:\|[=<>]=\)\)\@!/
syntax match sklRepeat /\<as\ze\s\+\K\k*\s*{/
syntax match sklConditional /\%(\%(^\|[{;]\)\s*\)\@<=if\>\%(\s*\%(:\|[=<>]=\)\)\@!/
syntax match sklConditional /\<else\>\%(\s\+if\>\)\=\%(\s*:\)\@!/

" Between parentheses and brackets stand no items.

syntax cluster sklValues contains=sklVariable,sklConstant,sklGuide,sklBoolean,sklFunction,sklStep,sklNumber,sklColour,sklOperator,sklAttribute,sklString,sklComment,sklDocumentation,sklArguments
syntax region sklArguments matchgroup=sklBracket start=/[(\[]/ end=/[)\]]/ contains=@sklValues

" Strings and comments

syntax region sklString start=/"/ skip=/\\./ end=/"/ oneline contains=sklEscape
syntax match sklEscape /\\\%(["\\nt]\|u{\x\{1,8}}\)/ contained
syntax match sklComment "//.*$" contains=@Spell
syntax match sklDocumentation "\/\@<!///\/\@!.*$" contains=@Spell
syntax region sklComment start="/\*" end="\*/" contains=sklComment,@Spell

highlight default link sklConstant Constant
highlight default link sklGuide Special
highlight default link sklBoolean Boolean
highlight default link sklFunction Function
highlight default link sklNumber Number
highlight default link sklColour Number
highlight default link sklOperator Operator
highlight default link sklKind Type
highlight default link sklKnownKind Type
highlight default link sklStep Identifier
highlight default link sklAttribute Identifier
highlight default link sklImport Include
highlight default link sklDeclaration Keyword
highlight default link sklType Typedef
highlight default link sklRepeat Repeat
highlight default link sklConditional Conditional
highlight default link sklString String
highlight default link sklEscape SpecialChar
highlight default link sklComment Comment
highlight default link sklDocumentation SpecialComment

let b:current_syntax = 'skl'

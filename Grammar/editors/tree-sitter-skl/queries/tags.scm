(screen name: (identifier) @name) @definition.class
(component name: (identifier) @name) @definition.class
(style name: (identifier) @name) @definition.constant
(constant name: (identifier) @name) @definition.constant
(element name: (identifier) @name) @definition.field
(element kind: (identifier) @name) @reference.class

/** Tags of a rich text. Everything else is dropped when it is parsed. */
export const RICH_TEXT_TAGS = [
  ...['b', 'i', 'u', 'span', 'p', 'br', 'a'],
  ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'hr'],
] as const

/** Classes that give a span of a rich text a size of its page's theme. Without one it has that of its paragraph. */
export const TEXT_SIZES = ['yz-s', 'yz-l', 'yz-xl'] as const

/** The same for colours: each is readable on every ground of a theme. */
export const TEXT_COLOURS = ['yz-brand', 'yz-soft', 'yz-faint'] as const

export type TextSize = (typeof TEXT_SIZES)[number]
export type TextColour = (typeof TEXT_COLOURS)[number]

import { TEXT_COLOURS, TEXT_SIZES, type TextColour, type TextSize } from '@yingzao/schema/client'

/** The kinds of paragraph, by tag. */
export const PARAGRAPHS = ['p', 'h2', 'h3', 'h4', 'blockquote'] as const
export type Paragraph = (typeof PARAGRAPHS)[number]

export const LISTS = ['ul', 'ol'] as const
export type List = (typeof LISTS)[number]

export const MARKS = ['bold', 'italic', 'underline'] as const
export type Mark = (typeof MARKS)[number]

/** `usual`: as the paragraph around it. */
export type Size = TextSize | 'usual'
export type Colour = TextColour | 'usual'

/**
 * A page names size and colour by classes, which the editing commands of browsers do not know. While a text is edited
 * they are stored in a `font` instead, which those commands set, split and undo by themselves: the size as a number,
 * the colour in place of a typeface.
 */
export const FONT_SIZES: Readonly<Record<Size, string>> = {
  'yz-s': '2',
  usual: '3',
  'yz-l': '5',
  'yz-xl': '6',
}

export function sizeOf(classOrNumber: string | null): TextSize | undefined {
  return TEXT_SIZES.find((size) => size === classOrNumber || FONT_SIZES[size] === classOrNumber)
}

export function colourOf(name: string | null): TextColour | undefined {
  return TEXT_COLOURS.find((colour) => colour === name)
}

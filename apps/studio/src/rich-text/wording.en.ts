import type { wording as chinese } from './wording'

export const wording: typeof chinese = {
  paragraph: 'Paragraph style',
  paragraphs: { p: 'Body', h2: 'Large heading', h3: 'Heading', h4: 'Small heading', blockquote: 'Quote' },
  size: 'Font size',
  sizes: { 'yz-s': 'Small', usual: 'Normal', 'yz-l': 'Large', 'yz-xl': 'Extra large' },
  colours: 'Colour',
  colour: (title) => `Colour: ${title}`,
  colourTitles: { usual: 'Body', 'yz-brand': 'Brand', 'yz-soft': 'Secondary', 'yz-faint': 'Note' },
  marks: { bold: 'Bold', italic: 'Italic', underline: 'Underline' },
  lists: { ul: 'Bulleted list', ol: 'Numbered list' },
}

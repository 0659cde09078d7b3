const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&amp;': '&',
}

/**
 * What visitors read of a sanitised rich text. Tags are removed without a gap, so that a word cannot hide behind one;
 * elements on lines of their own become line breaks.
 */
export function plainText(html: string): string {
  return html
    .replace(/<(?:[bh]r|[uo]l|\/(?:p|h[234]|li|blockquote))\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim()
}

import { textSpec } from './props'

/** A block that shows text as paragraphs, one for each line. Markup in it is shown as written. */
export function paragraphsBlock(id: string, words: string) {
  return { name: textSpec.name, id, value: { html: words.split('\n').map(paragraph).join('') } }
}

function paragraph(line: string): string {
  const escaped = line.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
  return `<p>${escaped}</p>`
}

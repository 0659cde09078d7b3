import { textSpec } from './props'

/** A block that shows words as paragraphs, one for each line. What is markup in them is shown as it is written. */
export function paragraphsBlock(id: string, words: string) {
  return { name: textSpec.name, id, value: { html: words.split('\n').map(paragraph).join('') } }
}

function paragraph(line: string): string {
  const escaped = line.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
  return `<p>${escaped}</p>`
}

/** A part of a contract, in the order in which it is read. */
export interface ContractPart {
  kind: 'heading' | 'paragraph' | 'item'
  text: string
}

const HEADING = /^#{1,3}\s+/
const ITEM = /^[-*]\s+/

/**
 * Parses a text as members write it: a line is a paragraph, `## ` begins a heading and `- ` an item. Page and file are
 * both made from the result, so they cannot say different things.
 */
export function readContractText(text: string): ContractPart[] {
  return text.split('\n').flatMap((written): ContractPart[] => {
    const line = written.trim()
    if (line === '') return []
    if (HEADING.test(line)) return [{ kind: 'heading', text: line.replace(HEADING, '') }]
    if (ITEM.test(line)) return [{ kind: 'item', text: line.replace(ITEM, '') }]
    return [{ kind: 'paragraph', text: line }]
  })
}

const TAGS = { heading: 'h2', paragraph: 'p', item: 'li' } as const

/** The same as HTML. All that members or visitors have written is escaped, and no tag has an attribute. */
export function contractHtml(text: string): string {
  let html = ''
  let isInList = false
  for (const { kind, text: inside } of readContractText(text)) {
    if (isInList !== (kind === 'item')) html += isInList ? '</ul>' : '<ul>'
    isInList = kind === 'item'
    html += `<${TAGS[kind]}>${escaped(inside)}</${TAGS[kind]}>`
  }
  return isInList ? `${html}</ul>` : html
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** What neither says nor shows anything. */
const SILENT = 'noscript,template,script'

/**
 * What an element shows and says, one line for each element and text in it: tags, classes, what screen readers are
 * told, words. Two that show the same have the same lines, whoever rendered them. Blocks inside have their own shape.
 */
export function shapeOf(element: Element): string[] {
  return [...element.childNodes].flatMap((node) => {
    if (node instanceof Element) return node.matches(SILENT) ? [] : linesOf(node)
    return node.nodeType === Node.TEXT_NODE && node.textContent ? [JSON.stringify(node.textContent)] : []
  })
}

function linesOf(element: Element): string[] {
  const own = `<${[element.localName, ...classesOf(element), ...toldBy(element)].join(' ')}>`
  if (element.matches('.yz-inside')) return [own]
  return [own, ...joinTexts(shapeOf(element)).map((line) => `  ${line}`)]
}

/** React writes a sentence as several text nodes. */
function joinTexts(lines: string[]): string[] {
  const joined: string[] = []
  for (const line of lines) {
    const last = joined[joined.length - 1]
    if (line.startsWith('"') && last?.startsWith('"')) {
      joined[joined.length - 1] = JSON.stringify(JSON.parse(last) + JSON.parse(line))
    } else joined.push(line)
  }
  return joined
}

function classesOf({ classList }: Element): string[] {
  return [...classList].sort().map((name) => `.${name}`)
}

function toldBy(element: Element): string[] {
  return [...element.attributes]
    .filter(({ name }) =>
      /^(aria-|role$|hidden$|disabled$|href$|alt$|src$|data-act$|style$|tabindex$)/.test(name),
    )
    .map(({ name, value }) => `${name}=${name === 'style' ? (element as HTMLElement).style.cssText : value}`)
    .sort()
}

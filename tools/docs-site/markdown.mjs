/** What is code, which must not be changed, or a link or picture: `!`, its text, its address. */
const CODE_OR_LINK =
  /(`+)(?!`)[\s\S]*?[^`]\1(?!`)|(!?)\[((?:`[^`]*`|[^[\]])*)\]\(([^()\s]+(?:\([^()\s]*\))?)\)/g

/**
 * The first heading of a document as its title, in plain text, and what comes below it without the comments of
 * generators. Throws where a document does not begin with a heading.
 * @param {string} text
 * @param {string} source Named in the error.
 */
export function readDocument(text, source) {
  const [head, heading] = /^(?:<!--[\s\S]*?-->\s*)?# (.+)\n/.exec(text) ?? []
  if (!heading)
    throw new Error(`${source} has to begin with a heading of the first level, which names its page.`)
  const body = text.slice(head.length).replace(/^\s*(?:<!--[\s\S]*?-->\s*)*/, '')
  return { title: plainText(heading), body }
}

/** Markdown of one line without its markup. */
export function plainText(markdown) {
  return markdown
    .replace(/!?\[((?:`[^`]*`|[^[\]])*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|[`*]/g, '')
    .trim()
}

/** The first paragraph in plain text, at most `length` characters; nothing if a document does not begin with one. */
export function firstParagraph(body, length = 160) {
  const [paragraph = ''] = body.trimStart().split(/\n\s*\n/)
  if (/^(?:[#|<`>!-]|\d+\.)/.test(paragraph)) return ''
  const text = plainText(paragraph.replaceAll('\n', ' '))
  return text.length > length ? `${text.slice(0, length - 1)}…` : text
}

/**
 * Markdown with each link and picture outside of code replaced by what `replace` answers.
 * @param {string} markdown
 * @param {(link: { isPicture: boolean, text: string, address: string }) => string} replace
 */
export function replaceLinks(markdown, replace) {
  return markdown.replace(CODE_OR_LINK, (whole, code, mark, text, address) =>
    code ? whole : replace({ isPicture: mark === '!', text, address }),
  )
}

/** The id that a heading gets on the page, as on GitHub. */
export function headingId(heading) {
  return plainText(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
}

/**
 * A document cut at its headings of the second level: what stands before the first, and a part for each.
 * @param {string} body
 */
export function cutAtHeadings(body) {
  const [before = '', ...rest] = body.split(/^(?=## )/m)
  const parts = rest.map((text) => {
    const [line = ''] = text.split('\n', 1)
    return { heading: line.slice(3).trim(), body: text.slice(line.length).trim() }
  })
  return { before: before.trim(), parts }
}

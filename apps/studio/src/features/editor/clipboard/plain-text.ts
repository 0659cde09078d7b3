/** Returns plain text as the html of a text block: a paragraph for each line, and nothing in it treated as markup. */
export function htmlOfText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n+/)
    .map((line) => `<p>${escaped(line.trim())}</p>`)
    .join('')
}

function escaped(line: string): string {
  return line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** Whether a text was copied from our editor, so that one the editor refuses is not pasted as words. */
export function isFromEditor(text: string): boolean {
  return /^\s*\{\s*"mark"\s*:\s*"yingzao\//.test(text)
}

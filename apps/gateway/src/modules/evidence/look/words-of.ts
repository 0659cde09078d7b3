/** Elements that begin a line of their own. */
const BLOCK =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|section|article|main|header|footer|br|tr|td|th|table|dt|dd|dl|form|label|button|figure|figcaption|dialog|summary|details)\b[^>]*>/gi
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/**
 * The text of a page in reading order, one line per piece: what is shown, what pictures stand for and what fields ask.
 */
export function wordsOf(html: string): string[] {
  const text = html
    .replace(/^[\s\S]*?<body\b[^>]*>/i, '')
    .replace(/<(script|style|template|noscript|svg)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<img\b[^>]*\balt="([^"]+)"[^>]*>/gi, '\n[图片：$1]\n')
    .replace(/<input\b[^>]*\bplaceholder="([^"]+)"[^>]*>/gi, '\n[输入框：$1]\n')
    .replace(BLOCK, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (whole, name: string) => character(name) ?? whole)
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
}

function character(name: string): string | undefined {
  if (!name.startsWith('#')) return NAMED[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

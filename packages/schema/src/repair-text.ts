const LONE_SURROGATE = /\p{Cs}/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: PostgreSQL's text and jsonb cannot hold U+0000
const NUL = /\u0000/g

/** The text in a form that a database and an encoder can carry: no U+0000, and U+FFFD for half a character. */
export function repairText(text: string): string {
  return text.replace(NUL, '').replace(LONE_SURROGATE, '\ufffd')
}

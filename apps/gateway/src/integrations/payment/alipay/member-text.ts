/** A string, or one of the characters that structure JSON. Numbers, `true` and `null` can be skipped. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g

/**
 * Returns the text of a member of a JSON object exactly as it was sent, since that is what is signed. Serialised again,
 * `"https:\/\/…"` would lose its backslashes. The text must be JSON. Undefined: it has no such member.
 */
export function memberText(json: string, name: string): string | undefined {
  const wanted = JSON.stringify(name)
  let depth = 0
  let key = ''
  let start: number | undefined
  for (const { 0: token, index } of json.matchAll(TOKEN)) {
    if (depth === 1 && start !== undefined && (token === ',' || token === '}'))
      return json.slice(start, index).trim()
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (depth === 1 && token === ':' && key === wanted) start = index + 1
    else if (depth === 1) key = token
  }
  return undefined
}

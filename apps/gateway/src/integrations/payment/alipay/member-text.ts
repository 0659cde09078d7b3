/** A string, or one of the characters that give JSON its form. Numbers, `true` and `null` need not be seen. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g

/**
 * The text of a member of a JSON object, letter by letter as it was sent, which is what its signature is over. Written
 * anew, `"https:\/\/…"` would lose its backslashes. The text has to be JSON. Undefined: it has no such member.
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

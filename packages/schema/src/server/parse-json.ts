import type { Finding } from '../finding'
import type { JsonValue } from '../json'
import { utf8Bytes } from '../utf8'
import { checkLimits, type Limited } from './check-limits'
import { syntaxFault } from './json-syntax'
import { bytesRefusal, depthRefusal } from './over-limits'

/**
 * Parses the text of a document. Size and nesting are checked on the text, before anything that could choke on them;
 * then everything that `checkLimits` checks. Never throws.
 */
export function parseDocument(text: string): Limited {
  const json = text.startsWith('\ufeff') ? text.slice(1) : text
  const tooLarge = bytesRefusal(utf8Bytes(json)) ?? depthRefusal(textDepth(json))
  if (tooLarge !== undefined) return { ok: false, findings: [tooLarge] }
  const parsed = parse(json)
  return 'fault' in parsed ? { ok: false, findings: [parsed.fault] } : checkLimits(parsed.value)
}

function parse(json: string): { value: JsonValue } | { fault: Finding } {
  try {
    return { value: JSON.parse(json) as JsonValue }
  } catch {
    return { fault: syntaxFault(json) }
  }
}

/** The deepest nesting of brackets outside of strings, whether or not the text is well formed. */
function textDepth(json: string): number {
  let depth = 0
  let deepest = 0
  let inString = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (inString) {
      if (character === '\\') index += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (character === '}' || character === ']') depth -= 1
  }
  return deepest
}

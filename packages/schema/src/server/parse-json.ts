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

/**
 * The deepest nesting of brackets outside strings, whether or not the text is well formed. Strings, which are most of a
 * document, are skipped: looking at each of their characters took longer than parsing them.
 */
function textDepth(json: string): number {
  let depth = 0
  let deepest = 0
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charCodeAt(index)
    if (character === QUOTE) index = endOfString(json, index + 1)
    else if (character === BRACE || character === BRACKET) {
      depth += 1
      if (depth > deepest) deepest = depth
    } else if (character === BRACE + 2 || character === BRACKET + 2) depth -= 1
  }
  return deepest
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const BRACKET = 0x5b
const BRACE = 0x7b

/** Where the string whose content starts at `start` ends: at its closing quote, or at the end of the text. */
function endOfString(json: string, start: number): number {
  for (let quote = json.indexOf('"', start); quote !== -1; quote = json.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (json.charCodeAt(quote - 1 - backslashes) === BACKSLASH && quote - 1 - backslashes >= start)
      backslashes += 1
    if (backslashes % 2 === 0) return quote
  }
  return json.length
}

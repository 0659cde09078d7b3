import { STYLE_PROPERTIES } from './style-properties'
import { themeNameOf } from './theme-names'

/**
 * What may precede a bracket. Each draws or calculates; none loads anything or reads a value that is not the theme's.
 */
const FUNCTIONS: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'calc', 'linear-gradient', 'radial-gradient'],
  ...['translate', 'translatex', 'translatey', 'scale', 'rotate'],
])
const LARGEST = 10_000
const LONGEST = 120
const DEEPEST = 8

/**
 * The next part of a value: space, a name of the theme, a colour, a number with its unit, a sign, a word, or the
 * beginning of a function. A number does not end with its decimal point: to CSS `1.url(` is a number, a point and an
 * address. Nor may a bracket follow it, as a careless reader would take its unit for a function: `1e3url(`.
 */
const PART =
  /\s+|var\(--yz-[a-z-]+\)|#[0-9a-f]{3,8}(?![\w-])|[+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?(?:%|[a-z]{1,4})?(?![\w.%(-])|[,/*+-](?!\*)|-?[a-z][\w-]*|[()]/iy

/**
 * The value of one property of an authored style, rebuilt from known parts: numbers with units, colours, words, names
 * of the theme and a few functions. Undefined: it contains something else. The result parses to itself.
 */
export function parseStyleValue(value: unknown): string | number | undefined {
  if (typeof value === 'number') return Math.abs(value) <= LARGEST ? value + 0 : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^[+-]?\d+(?:\.\d+)?$/.test(text)) return parseStyleValue(Number(text))
  return text === '' || text.length > LONGEST ? undefined : partsOf(text)?.join('')
}

/** A style whose properties are all allowed and whose values all have a known form; the rest is left out. */
export function parseStyle(style: Readonly<Record<string, unknown>>): Record<string, string | number> {
  const parsed = Object.entries(style).flatMap(([name, value]): [string, string | number][] => {
    const known = STYLE_PROPERTIES.has(name) ? parseStyleValue(value) : undefined
    return known === undefined ? [] : [[name, known]]
  })
  return Object.fromEntries(parsed)
}

function partsOf(text: string): string[] | undefined {
  const parts: string[] = []
  let open = 0
  for (let at = 0; at < text.length; ) {
    PART.lastIndex = at
    const [part] = PART.exec(text) ?? []
    if (part === undefined) return undefined
    if (part.length > 1 && part.endsWith(')') && themeNameOf(part) === undefined) return undefined
    at += part.length
    const isFunction = /^-?[a-z]/i.test(part) && text[at] === '('
    if (isFunction && !FUNCTIONS.has(part.toLowerCase())) return undefined
    // A bracket of its own is one of a sum.
    if (part === '(') open += 1
    if (part === ')') open -= 1
    if (open < 0 || open > DEEPEST) return undefined
    parts.push(part.trim() === '' ? ' ' : part)
  }
  return open === 0 ? parts : undefined
}

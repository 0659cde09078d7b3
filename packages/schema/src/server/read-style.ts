import { isRecord, type JsonValue } from '../json'
import { STYLE_PROPERTIES } from '../style-properties'
import type { Place } from './place'
import { shown } from './shown'

export type Style = Record<string, string | number>

/** No quotes, no escapes, no `;`, nothing that could end a declaration or begin another. */
const CHARACTERS = /^[\w#%.,()+\-/* ]{1,120}$/
const FUNCTIONS = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'calc', 'linear-gradient', 'radial-gradient'],
  ...['translate', 'translatex', 'translatey', 'scale', 'rotate'],
])
const LARGEST = 10_000

/** Reads the style of a block. What is not on the list is dropped; undefined when nothing is left. */
export function readStyle(input: JsonValue, at: Place): Style | undefined {
  if (!isRecord(input)) {
    at.error('unusable-value', `样式的值 ${shown(input)} 无法使用，已忽略。`, '样式应为属性与值的对照。')
    return undefined
  }
  const style: Style = {}
  for (const [name, value] of Object.entries(input)) {
    if (value !== null && value !== '') readDeclaration(name, value, style, at.key(name))
  }
  return Object.keys(style).length === 0 ? undefined : style
}

function readDeclaration(name: string, value: JsonValue, style: Style, at: Place): void {
  const property = camelCase(name)
  if (!STYLE_PROPERTIES.has(property)) {
    at.warning(
      'style-removed',
      `不支持样式属性 ${shown(name)}，已忽略。`,
      '只保留版式、文字、颜色和间距类样式。',
    )
    return
  }
  const safe = safeValue(value)
  if (safe === undefined) {
    at.error(
      'unusable-value',
      `样式 ${property} 的值 ${shown(value)} 无法使用，已忽略。`,
      '请填写数值，或不含 url() 的普通样式值。',
    )
    return
  }
  style[property] = safe
}

function safeValue(value: JsonValue): string | number | undefined {
  if (typeof value === 'number') return Math.abs(value) <= LARGEST ? value + 0 : undefined
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (/^[+-]?\d+(?:\.\d+)?$/.test(text)) return safeValue(Number(text))
  if (!CHARACTERS.test(text) || text.includes('/*') || !isBalanced(text)) return undefined
  return functionsIn(text).every((name) => FUNCTIONS.has(name)) ? text : undefined
}

/** The word before each bracket; empty for a bare bracket, as `calc()` may hold. */
function functionsIn(text: string): string[] {
  return [...text.matchAll(/([\w-]*)\(/g)]
    .map(([, name = '']) => name.toLowerCase())
    .filter((name) => name !== '')
}

function isBalanced(text: string): boolean {
  let open = 0
  for (const character of text) {
    if (character === '(') open += 1
    else if (character === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

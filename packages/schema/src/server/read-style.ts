import { isRecord, type JsonValue } from '../json'
import { STYLE_PROPERTIES } from '../style-properties'
import { parseStyleValue } from '../style-value'
import type { Place } from './place'
import { shown } from './shown'

export type Style = Record<string, string | number>

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
  const safe = parseStyleValue(value)
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

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

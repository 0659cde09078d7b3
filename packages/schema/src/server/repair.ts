import type { Finding } from '../finding'
import { isRecord, type JsonValue } from '../json'
import { repairText } from '../repair-text'

/** True for what JSON text can express or memory can hold, but a stored document cannot. Looks at the value alone. */
export function needsRepair(value: unknown): boolean {
  if (typeof value === 'string') return repairText(value) !== value
  if (typeof value === 'number') return !Number.isFinite(value)
  return typeof value !== 'boolean' && typeof value !== 'object'
}

/** A repaired copy. Recursion is safe: the depth has been checked by the time anything is repaired. */
export function repair(value: JsonValue, path: string, findings: Finding[]): JsonValue {
  if (Array.isArray(value)) return value.map((entry, index) => repair(entry, `${path}[${index}]`, findings))
  if (isRecord(value)) {
    const entries = Object.entries(value).map(([key, entry]): [string, JsonValue] => {
      const inner = path === '' ? key : `${path}.${key}`
      return [repairedText(key, inner, findings), repair(entry, inner, findings)]
    })
    return Object.fromEntries(entries)
  }
  if (typeof value === 'string') return repairedText(value, path, findings)
  if (!needsRepair(value)) return value
  findings.push({
    rule: 'unusable-value',
    severity: 'error',
    path: repairText(path),
    message: `值 ${String(value)} 超出可保存的数值范围，已按空值处理。`,
    fix: '请填写普通的有限数值。',
  })
  return null
}

function repairedText(text: string, path: string, findings: Finding[]): string {
  const repaired = repairText(text)
  if (repaired !== text) {
    findings.push({
      rule: 'repaired-text',
      severity: 'warning',
      path: repairText(path),
      message: '文字中有无法保存的字符（U+0000 或半个字符），已替换。',
      fix: '请检查这段文字是否完整。',
    })
  }
  return repaired
}

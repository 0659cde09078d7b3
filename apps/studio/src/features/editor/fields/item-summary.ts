import { isRecord } from '@yingzao/schema/client'
import type { Field } from '@yingzao/schema/server'

/** The first words of an item, which tell it from the others. Empty when it has none. */
export function itemText(field: Field, value: unknown): string {
  if (field.kind !== 'object')
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (!isRecord(value)) return ''
  for (const { kind, name, control, keyOf, answerOf } of field.fields) {
    const text = value[name]
    const isWords = kind === 'string' && keyOf === undefined && answerOf === undefined
    const isText = isWords && (control === undefined || control === 'textarea')
    if (isText && typeof text === 'string' && text.trim() !== '') return text.trim()
  }
  return ''
}

/** The address of an item's picture; empty when it has none. */
export function itemPicture(field: Field, value: unknown): string {
  if (field.kind !== 'object' || !isRecord(value)) return ''
  const picture = field.fields.find(({ control }) => control === 'image')
  const address = picture && value[picture.name]
  return typeof address === 'string' && /^(?:https:|\/)/.test(address) ? address : ''
}

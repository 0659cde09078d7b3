import { z } from 'zod'
import type { Position } from '../document'
import { isRecord, type JsonValue } from '../json'
import { type Field, fieldsOf } from './fields'
import type { Place } from './place'
import { units } from './props'
import { readFields } from './read-fields'
import { shown } from './shown'

const offset = (title: string) => units({ title, min: -2000 }).optional()

/** Where a block is placed, for inspectors. */
export const positionFields: readonly Field[] = fieldsOf(
  z.object({
    type: z.enum(['static', 'fixed', 'absolute', 'sticky']).meta({ title: '定位方式' }),
    top: offset('距上'),
    right: offset('距右'),
    bottom: offset('距下'),
    left: offset('距左'),
  }),
)

/** Reads where a block is placed: `fixed`, or `{ type: 'fixed', bottom: 0 }`. Undefined when it says nothing usable. */
export function readPosition(input: JsonValue, at: Place): Position | undefined {
  if (typeof input === 'string') return readPosition({ type: input }, at)
  if (isRecord(input)) return readFields(input, positionFields, at, {}) as unknown as Position
  at.error(
    'unusable-value',
    `定位的值 ${shown(input)} 无法使用，已忽略。`,
    '请填写 static、fixed、absolute 或 sticky。',
  )
  return undefined
}

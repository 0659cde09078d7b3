import { z } from 'zod'
import type { ShowIf } from '../document'
import { CONTAINERS } from '../document'
import { isRecord, type JsonValue } from '../json'
import { type Field, fieldsOf } from './fields'
import type { Place } from './place'
import { datetime } from './props'
import { readFields } from './read-fields'
import { shown } from './shown'

/** The conditions under which a block shows, for inspectors. */
export const showIfFields: readonly Field[] = fieldsOf(
  z.object({
    login: z.boolean().optional().meta({ title: '是否登录' }),
    env: z.array(z.enum(CONTAINERS)).optional().meta({ title: '打开环境' }),
    rule_id: z.string().max(64).optional().meta({ title: '人群规则' }),
    time: z
      .array(datetime({ title: '时间' }))
      .max(2)
      .optional()
      .meta({ title: '显示时间' }),
  }),
)

/** No visitor is in an empty list of containers: an unreadable condition must not show its block to everybody. */
const NEVER: ShowIf = { env: [] }

/** Reads the condition under which a block shows. */
export function readShowIf(input: JsonValue, at: Place): ShowIf {
  if (isRecord(input)) return readFields(input, showIfFields, at, {}) as ShowIf
  at.error(
    'unusable-value',
    `显示条件的值 ${shown(input)} 无法使用，该组件将不显示。`,
    '请重新设置显示条件，或删除它。',
  )
  return NEVER
}

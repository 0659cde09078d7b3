import { z } from 'zod'
import type { Action } from '../action'
import type { CommonProps } from '../document'
import { isRecord, type JsonRecord, type JsonValue } from '../json'
import type { BlockSpec } from './block-spec'
import { type Field, fieldsOf } from './fields'
import { own } from './own'
import type { Place } from './place'
import { readAction, readFields } from './read-fields'
import { readLinked } from './read-linked'
import { readPosition } from './read-position'
import type { ReadRules } from './read-rules'
import { readShowIf } from './read-show-if'
import { readStyle } from './read-style'
import { shown } from './shown'

const text = (title: string) => z.string().max(200).optional().meta({ title, control: 'text' })

/** What every block may carry besides `style`, `position`, `action`, `show_if` and `linked`. */
export const plainFields: readonly Field[] = fieldsOf(
  z.object({
    isNeedLogin: z.boolean().optional().meta({ title: '需要登录' }),
    mark: text('产品代号'),
    baiduStatistics: text('百度统计'),
    oaStatistics: text('浏览上报'),
    uploadId: text('转化上报'),
  }),
)

/** Keys that every block may carry. A block whose own props use one of them keeps it to itself. */
export const COMMON_KEYS: readonly string[] = [
  'style',
  'position',
  'action',
  'show_if',
  'linked',
  ...plainFields.map(({ name }) => name),
]

interface Source {
  raw: JsonValue
  parent: Place
}

/**
 * Reads what is common to all blocks. Documents put it in `value` or on the block, and our own model in `common`; the
 * first place that has it counts.
 */
export function readCommon(
  entry: JsonRecord,
  value: JsonRecord,
  spec: BlockSpec,
  at: Place,
  rules: ReadRules,
): CommonProps {
  const places: [JsonValue | undefined, Place][] = [
    [value, at.key('value')],
    [entry, at],
    [own(entry, 'common'), at.key('common')],
  ]
  const source = (key: string): Source | undefined => {
    if (spec.fields.some((field) => field.name === key)) return undefined
    for (const [record, parent] of places) {
      const raw = isRecord(record) ? own(record, key) : undefined
      if (raw !== undefined && raw !== null) return { raw, parent }
    }
    return undefined
  }
  const action = readCommonAction(source('action'), rules)
  const common: CommonProps = {
    ...readEach(plainFields, source, rules),
    ...present('style', source('style'), readStyle),
    ...present('position', source('position'), readPosition),
    ...present('show_if', source('show_if'), readShowIf),
    ...present('linked', source('linked'), readLinked),
    ...(action !== undefined && { action }),
  }
  // Older documents put the product mark into the action; this way readers need to look in only one place.
  if (
    action?.mark !== undefined &&
    common.mark === undefined &&
    !spec.fields.some(({ name }) => name === 'mark')
  ) {
    common.mark = action.mark
  }
  return common
}

function readEach(
  fields: readonly Field[],
  source: (key: string) => Source | undefined,
  rules: ReadRules,
): Partial<CommonProps> {
  const values = fields.map((field) => {
    const found = source(field.name)
    return found && readFields({ [field.name]: found.raw }, [field], found.parent, rules)
  })
  return Object.assign({}, ...values)
}

function present<Key extends 'style' | 'position' | 'show_if' | 'linked', Value>(
  key: Key,
  source: Source | undefined,
  read: (raw: JsonValue, at: Place) => Value | undefined,
): { [K in Key]?: Value } {
  const value = source && read(source.raw, source.parent.key(key))
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value })
}

function readCommonAction(source: Source | undefined, rules: ReadRules): Action | undefined {
  if (source === undefined) return undefined
  const at = source.parent.key('action')
  if (isRecord(source.raw)) return readAction(source.raw, at, rules) ?? undefined
  at.error(
    'unusable-value',
    `动作的值 ${shown(source.raw)} 无法使用，点击将没有反应。`,
    '请重新设置点击动作。',
  )
  return undefined
}

import type { Block } from '../document'
import { isRecord, type JsonRecord, type JsonValue } from '../json'
import { type ReadBlock, wantedId } from './block-ids'
import type { BlockSpec } from './block-spec'
import { own } from './own'
import type { Place } from './place'
import { COMMON_KEYS, readCommon } from './read-common'
import type { ReadRules } from './read-rules'
import { readValue } from './read-value'
import { shown } from './shown'
import type { Specs } from './specs'
import { applySteps } from './steps'

/** What reading blocks needs besides the blocks. `read` collects every block that was kept, in document order. */
export interface BlockReading {
  specs: Specs
  /** The schema version the document was written in. */
  version: number
  rules: ReadRules
  read: ReadBlock[]
}

/** Reads a list of blocks; entries that are not blocks, and unknown blocks, are skipped and reported. */
export function readBlocks(entries: readonly JsonValue[], at: Place, reading: BlockReading): Block[] {
  return entries.flatMap((entry, index) => readBlock(entry, at.index(index), reading) ?? [])
}

function readBlock(entry: JsonValue, at: Place, reading: BlockReading): Block | undefined {
  const name = isRecord(entry) ? own(entry, 'name') : undefined
  if (!isRecord(entry) || typeof name !== 'string' || name.trim() === '') {
    at.error(
      'not-a-block',
      `这里应是一个组件，却是 ${shown(entry)}，已跳过。`,
      '请删除这一项，或补上组件名称 name。',
    )
    return undefined
  }
  const spec = reading.specs.find(name.trim())
  if (spec === undefined) {
    reportUnknown(name, entry, at)
    return undefined
  }
  // The id is assigned later, when all blocks are known; findings look it up through this object.
  const block: Block = { name: spec.name, id: '', value: {}, common: {}, children: [] }
  const place = at.ownedBy(block)
  if (name !== spec.name) {
    place.info(
      'coerced',
      `组件名 ${shown(name)} 已按 ${shown(spec.name)} 读取。`,
      '保存后即为规范写法，无需处理。',
    )
  }
  fill(block, entry, spec, place, reading)
  return block
}

function fill(block: Block, entry: JsonRecord, spec: BlockSpec, at: Place, reading: BlockReading): void {
  const { version, rules, read } = reading
  const value = currentValue(entry, spec, at, version)
  read.push({ block, spec, wanted: wantedId(entry, value, spec, at), at })
  block.common = readCommon(entry, value, spec, at, rules)
  block.value = readValue(value, spec, at.key('value'), {
    ...rules,
    readBlocks: (entries, place) => readBlocks(entries, place, reading),
  })
  reportUnknownProps(value, spec, at.key('value'))
  block.children = readChildren(own(entry, 'children') ?? [], spec, at.key('children'), reading)
}

/** The block's value, upgraded to today's shape. */
function currentValue(entry: JsonRecord, spec: BlockSpec, at: Place, version: number): JsonRecord {
  const raw = own(entry, 'value') ?? {}
  if (!isRecord(raw)) {
    at.key('value').error(
      'unusable-value',
      `组件内容 ${shown(raw)} 无法使用，已按默认处理。`,
      '组件内容 value 应为对象。',
    )
    return {}
  }
  const stepped = applySteps(spec.steps, raw, version)
  if (stepped.ok) return stepped.value
  at.key('value').error(
    'step-failed',
    `旧文档升级到第 ${stepped.version} 版时出错（${stepped.reason}），组件按原样读取。`,
    '请检查组件内容后重新保存。',
  )
  return raw
}

/** Recursion is safe: documents nest at most `LIMITS.blockDepth` blocks deep. */
function readChildren(raw: JsonValue, spec: BlockSpec, at: Place, reading: BlockReading): Block[] {
  if (!Array.isArray(raw)) {
    at.error('unusable-value', `子组件 ${shown(raw)} 无法使用，已忽略。`, '子组件 children 应为列表。')
    return []
  }
  if (spec.children === 'blocks') return readBlocks(raw, at, reading)
  if (raw.length > 0) {
    at.warning(
      'children-skipped',
      `“${spec.title}”不能包含子组件，${raw.length} 个子组件已跳过。`,
      '请把子组件移到容器或页面中。',
    )
  }
  return []
}

function reportUnknown(name: string, entry: JsonRecord, at: Place): void {
  const children = own(entry, 'children')
  const lost =
    Array.isArray(children) && children.length > 0 ? `，其中 ${children.length} 个子组件也一并跳过` : ''
  at.warning('unknown-block', `不认识组件 ${shown(name)}，已跳过${lost}。`, '请改用现有组件，或删除它。')
}

function reportUnknownProps(value: JsonRecord, spec: BlockSpec, at: Place): void {
  const unknown = Object.entries(value)
    .filter(([key, prop]) => prop !== null && key !== 'id' && !COMMON_KEYS.includes(key))
    .filter(([key]) => !spec.fields.some(({ name, aliases = [] }) => name === key || aliases.includes(key)))
    .map(([key]) => key)
  if (unknown.length === 0) return
  const names = unknown.slice(0, 5).map(shown).join('、')
  at.warning(
    'unknown-prop',
    `“${spec.title}”没有设置项 ${names}${unknown.length > 5 ? ' 等' : ''}，已忽略。`,
    '请检查名称是否写错，或删除。',
  )
}

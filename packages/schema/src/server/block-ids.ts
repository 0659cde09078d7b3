import { isBlockId } from '../block-id'
import type { Block } from '../document'
import type { JsonRecord, JsonValue } from '../json'
import type { BlockSpec } from './block-spec'
import { own } from './own'
import type { Place } from './place'
import { reportCoerced } from './read-scalar'
import { shown } from './shown'

/** A block that has been read, and the id its document asked for. */
export interface ReadBlock {
  block: Block
  spec: BlockSpec
  wanted: string | undefined
  /** Where the block is in the input. */
  at: Place
}

/** The id a document gives a block: on the block, or in its value unless the block has a prop of that name. */
export function wantedId(
  entry: JsonRecord,
  value: JsonRecord,
  spec: BlockSpec,
  at: Place,
): string | undefined {
  const isOwnProp = spec.fields.some((field) => field.name === 'id')
  const raw = own(entry, 'id') ?? (isOwnProp ? undefined : own(value, 'id'))
  if (raw === undefined || raw === null || raw === '') return undefined
  const id = idOf(raw)
  if (id === undefined) {
    at.key('id').error(
      'unusable-value',
      `组件 id ${shown(raw)} 无法使用，已另行编号。`,
      'id 最长 64 个字，只能用文字、数字和 . : _ -。',
    )
  } else if (id !== raw) reportCoerced(at.key('id'), 'id', raw, id)
  return id
}

/** Gives every block its own id. The first that asked for an id keeps it; the same document gets the same ids. */
export function assignIds(blocks: readonly ReadBlock[]): void {
  const taken = new Set(blocks.flatMap(({ wanted }) => wanted ?? []))
  const kept = new Set<string>()
  const counts = new Map<string, number>()
  for (const { block, spec, wanted, at } of blocks) {
    const count = (counts.get(block.name) ?? 0) + 1
    counts.set(block.name, count)
    if (wanted !== undefined && !kept.has(wanted)) {
      kept.add(wanted)
      block.id = wanted
      continue
    }
    block.id = wanted === undefined ? firstFree(`${block.name}-${count}`, taken) : firstFree(wanted, taken)
    taken.add(block.id)
    if (wanted !== undefined) reportDuplicate(block, spec, wanted, at.key('id'))
  }
}

function idOf(raw: JsonValue): string | undefined {
  if (typeof raw !== 'string' && typeof raw !== 'number') return undefined
  const id = String(raw).trim()
  return isBlockId(id) ? id : undefined
}

/** Shortened first, so that the new id passes where the old one did. */
function firstFree(base: string, taken: ReadonlySet<string>): string {
  if (!taken.has(base)) return base
  const stem = Array.from(base).slice(0, 58).join('')
  let count = 2
  while (taken.has(`${stem}-${count}`)) count += 1
  return `${stem}-${count}`
}

function reportDuplicate(block: Block, { traits }: BlockSpec, wanted: string, at: Place): void {
  const message = `id ${shown(wanted)} 与前面的组件重复，已改为 ${shown(block.id)}。`
  // Two popups with one id: nobody can say which of them a button means.
  if (traits.opensByTap) at.error('duplicate-id', message, '请给弹窗换一个 id，并改正打开它的按钮。')
  else at.warning('duplicate-id', message, '如有动作或锚点指向它，请改正。')
}

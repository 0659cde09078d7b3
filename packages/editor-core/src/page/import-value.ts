import {
  BLOCKS_KEY,
  type Block,
  FORBIDDEN_KEYS,
  isBlockId,
  isRecord,
  LIMITS,
  repairText,
  utf8Bytes,
} from '@yingzao/schema/client'
import { refuse } from '../refusal'
import { keep, kindOf } from './freeze'

const BLOCK_KEYS = ['name', 'id', 'value', 'common', 'children']

/** Longest name of a block, in UTF-16 code units. */
const NAME_LENGTH = 64

/** Counts what was imported so far, so that a hostile value is refused before it exhausts the process. */
interface Intake {
  nodes: number
}

/**
 * Imports a value from outside into a page: a frozen copy, so that the caller's object can change and the page cannot.
 * What the page already holds is shared. Refuses what JSON cannot carry, what would reach a prototype, and what exceeds
 * the size of a whole page; lone surrogates and U+0000 in texts are repaired, as when reading a document.
 */
export function importValue(input: unknown, kind: 'plain' | 'value'): unknown {
  return takeAny(input, kind, { nodes: 0 }, 1)
}

/** Imports a block with everything in it. The caller checks whether its ids are free in the page. */
export function importBlock(input: unknown): Block {
  return takeOneBlock(input, { nodes: 0 }, 1)
}

/** Imports a list of blocks. */
export function importBlocks(input: unknown): readonly Block[] {
  return takeBlockList(input, { nodes: 0 }, 1)
}

/** Recursion is safe: `count` refuses below the depth that JSON may have. */
function takeAny(input: unknown, kind: 'plain' | 'value', intake: Intake, depth: number): unknown {
  if (typeof input !== 'object' || input === null) return takeScalar(input, intake)
  if (kindOf(input) === kind) return input
  count(intake, depth)
  if (Array.isArray(input)) {
    const items = Array.from(input, (item) => takeAny(item, kind, intake, depth + 1))
    return keep(items, kind)
  }
  return takeRecord(input, kind, intake, depth)
}

function takeRecord(
  input: object,
  kind: 'plain' | 'value',
  intake: Intake,
  depth: number,
): Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(input)
  if (prototype !== Object.prototype && prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    refuseValue('一个程序对象')
  }
  const taken: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(input)) {
    if (entry === undefined) continue
    const name = importKey(key)
    taken[name] =
      kind === 'value' && name === BLOCKS_KEY
        ? takeBlockList(entry, intake, depth + 1)
        : takeAny(entry, kind, intake, depth + 1)
  }
  return keep(taken, kind)
}

function takeBlockList(input: unknown, intake: Intake, depth: number): readonly Block[] {
  if (!Array.isArray(input)) return refuseBlock('这里应是组件的列表')
  if (kindOf(input) === 'blocks') return input as Block[]
  count(intake, depth)
  const blocks = Array.from(input, (entry) => takeOneBlock(entry, intake, depth + 1))
  return keep(blocks, 'blocks')
}

function takeOneBlock(input: unknown, intake: Intake, depth: number): Block {
  if (isRecord(input) && kindOf(input) === 'block') return input as unknown as Block
  count(intake, depth)
  if (!isRecord(input)) return refuseBlock('这里应是一个组件')
  const strange = Object.keys(input).find((key) => !BLOCK_KEYS.includes(key))
  if (strange !== undefined) refuseBlock(`组件没有 ${repairText(strange).slice(0, 40)} 这一项`)
  const { name, id, value, common, children } = input
  if (typeof name !== 'string' || name.trim() === '' || name.length > NAME_LENGTH)
    refuseBlock('组件没有名称 name')
  if (!isRecord(value) || !isRecord(common)) refuseBlock('组件的 value 和 common 应是对象')
  const block: Block = {
    name,
    id: importId(id),
    value: takeAny(value, 'value', intake, depth + 1) as Block['value'],
    common: takeAny(common, 'plain', intake, depth + 1) as Block['common'],
    children: takeBlockList(children, intake, depth + 1) as Block[],
  }
  return keep(block, 'block')
}

/** An id that a block may have; refused otherwise. */
export function importId(id: unknown): string {
  if (typeof id === 'string' && isBlockId(id)) return id
  return refuse({
    rule: 'bad-id',
    message: 'id 无法使用，动作和锚点将找不到这个组件。',
    fix: 'id 最长 64 个字，只能用文字、数字和 . : _ -。',
  })
}

/** A key that a record of a page may have; refused when it would reach a prototype. */
export function importKey(key: string): string {
  const name = repairText(key)
  if (!FORBIDDEN_KEYS.has(name)) return name
  return refuse({
    rule: 'forbidden-key',
    message: `内容中有不允许的键名 “${name}”，可能是攻击。`,
    fix: '请删除名为 __proto__、constructor 或 prototype 的键。',
  })
}

function takeScalar(input: unknown, intake: Intake): unknown {
  count(intake, 0)
  if (input === null || typeof input === 'boolean') return input
  // JSON text has one zero.
  if (typeof input === 'number' && Number.isFinite(input)) return input + 0
  if (typeof input === 'string') return takeText(input)
  return refuseValue(typeof input === 'number' ? String(input) : `类型 ${typeof input}`)
}

function takeText(input: string): string {
  const text = repairText(input)
  const bytes = utf8Bytes(text)
  if (bytes <= LIMITS.stringBytes) return text
  return refuse({
    rule: 'limit-string',
    message: `这段文字有 ${bytes} 字节，超过上限 ${LIMITS.stringBytes} 字节，页面将无法保存。`,
    fix: '请缩短这段文字，图片请上传为文件。',
  })
}

function count(intake: Intake, depth: number): void {
  intake.nodes += 1
  if (depth > LIMITS.jsonDepth) {
    refuse({
      rule: 'limit-depth',
      message: `内容嵌套超过 ${LIMITS.jsonDepth} 层，页面将无法保存。`,
      fix: '请减少嵌套；正常的页面文档不会这么深。',
    })
  }
  if (intake.nodes > LIMITS.nodes) {
    refuse({
      rule: 'limit-nodes',
      message: `内容超过 ${LIMITS.nodes} 个数据项，页面将无法保存。`,
      fix: '请拆成多个页面，或删除不用的内容。',
    })
  }
}

function refuseBlock(reason: string): never {
  return refuse({ rule: 'bad-value', message: `${reason}，无法放入页面。`, fix: '请从组件库重新添加。' })
}

function refuseValue(what: string): never {
  return refuse({
    rule: 'bad-value',
    message: `${what}无法存入页面，页面只保存文字、数字、开关、列表和对象。`,
    fix: '请填写普通的内容。',
  })
}

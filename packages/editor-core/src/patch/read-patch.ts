import { isRecord, LIMITS } from '@yingzao/schema/client'
import { importId, importKey } from '../page/import-value'
import type { Path } from '../page/page'
import { isSlotPath } from '../page/slots'
import { refuse } from '../refusal'
import type { Patch, PatchOp } from './patch'

/** Far more than any change by hand: one for each block of the largest page, and as many fields. */
const MOST_OPS = 5_000

const ANCHOR = ['parentId', 'slot', 'after']

/** The fields of each operation besides `op`. */
const KEYS: Readonly<Record<PatchOp['op'], readonly string[]>> = {
  insert: ['block', ...ANCHOR],
  remove: ['id'],
  move: ['id', ...ANCHOR],
  set: ['id', 'path', 'value'],
  unset: ['id', 'path'],
  addItem: ['id', 'path', 'value'],
  removeItem: ['id', 'path'],
  moveItem: ['id', 'path', 'to'],
  rename: ['id', 'to'],
}

/** Reads a patch from outside. The values in it are checked when they are imported. */
export function readPatch(input: unknown): Patch {
  if (!Array.isArray(input)) return bad('应为操作的列表')
  if (input.length > MOST_OPS) return bad(`有 ${input.length} 个操作，最多 ${MOST_OPS} 个`)
  return Array.from(input, readOp)
}

function readOp(input: unknown): PatchOp {
  if (!isRecord(input) || typeof input.op !== 'string' || !Object.hasOwn(KEYS, input.op)) {
    return bad('含有不认识的操作')
  }
  const op = input.op as PatchOp['op']
  const entries = Object.entries(input).filter(([key]) => key !== 'op')
  const strange = entries.find(([key]) => !KEYS[op].includes(key))
  if (strange !== undefined) return bad(`操作 ${op} 没有 ${strange[0].slice(0, 40)} 这一项`)
  const missing = KEYS[op].find((key) => key !== 'slot' && !Object.hasOwn(input, key))
  if (missing !== undefined) return bad(`操作 ${op} 缺少 ${missing}`)
  for (const [key, value] of entries) readPart(op, key, value)
  return input as unknown as PatchOp
}

function readPart(op: PatchOp['op'], key: string, value: unknown): void {
  if (key === 'id') readTarget(value, op === 'set' || op === 'unset' || op.endsWith('Item'))
  if (key === 'parentId' || key === 'after') readTarget(value, true)
  if (key === 'path') readPath(value)
  if (key === 'slot' && !isSlotPath(readPath(value))) bad('含有不是插槽的位置')
  if (key === 'to' && op === 'rename') importId(value)
  if (key === 'to' && op === 'moveItem' && !isIndex(value)) bad('含有不是序号的位置')
}

function readTarget(value: unknown, mayBePage: boolean): void {
  if (mayBePage && value === null) return
  if (typeof value !== 'string') bad('含有不是 id 的组件')
}

function readPath(value: unknown): Path {
  if (!Array.isArray(value) || value.length === 0 || value.length > LIMITS.jsonDepth)
    return bad('含有无效的路径')
  for (const step of value) {
    if (typeof step === 'string') importKey(step)
    else if (!isIndex(step)) bad('含有无效的路径')
  }
  return value
}

function isIndex(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
}

function bad(reason: string): never {
  return refuse({
    rule: 'bad-patch',
    message: `修改内容${reason}，无法应用到页面。`,
    fix: '请刷新页面后重新修改。',
  })
}

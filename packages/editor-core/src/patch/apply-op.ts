import { type Block, isRecord } from '@yingzao/schema/client'
import type { Draft } from '../page/draft'
import { importBlock, importId, importKey, importValue } from '../page/import-value'
import { CHILDREN, type EditedPage, type Path, type Target } from '../page/page'
import { hasStep, pathText, valueAt, withHolder, withValue } from '../page/path'
import { holdsBlocksKey } from '../page/slots'
import { refuse } from '../refusal'
import { anchorBehind } from './anchor'
import { checkPageField, isPageField } from './page-fields'
import type { Anchor, PatchOp } from './patch'

type FieldOp = Extract<PatchOp, { path: Path }>

/** Applies one operation to a draft. Returns its inverse. */
export function applyOp(draft: Draft, op: PatchOp): PatchOp {
  switch (op.op) {
    case 'insert': {
      const block = importBlock(op.block)
      attach(draft, block, op)
      return { op: 'remove', id: block.id }
    }
    case 'remove': {
      const { block, parentId, slot, after } = draft.detach(op.id)
      return { op: 'insert', block, ...anchorBehind(parentId, slot, after) }
    }
    case 'move':
      return move(draft, op)
    case 'rename':
      return rename(draft, op.id, importId(op.to))
    default:
      return changeField(draft, op)
  }
}

function attach(draft: Draft, block: Block, { parentId, slot = CHILDREN, after }: Anchor): void {
  const blocks = draft.list(parentId, slot)
  const before = after === null ? -1 : blocks.findIndex(({ id }) => id === after)
  if (after !== null && before === -1) {
    refuse({
      rule: 'place-gone',
      message: `要放在它后面的组件“${after.slice(0, 64)}”已不在原处，无法确定位置。`,
      fix: '请刷新大纲后重试。',
      blockId: after,
    })
  }
  draft.attach(block, parentId, slot, before + 1)
}

function move(draft: Draft, op: Extract<PatchOp, { op: 'move' }>): PatchOp {
  draft.entry(op.id)
  for (let id = op.parentId; id !== null; id = draft.entry(id).parentId) {
    if (id !== op.id) continue
    refuse({
      rule: 'into-itself',
      message: '组件不能放进它自己里面。',
      fix: '请选择它外面的位置。',
      blockId: op.id,
    })
  }
  const { block, parentId, slot, after } = draft.detach(op.id)
  attach(draft, block, op)
  return { op: 'move', id: op.id, ...anchorBehind(parentId, slot, after) }
}

function rename(draft: Draft, id: string, to: string): PatchOp {
  const { block } = draft.entry(id)
  draft.replace(id, withValue(block, ['id'], to))
  return { op: 'rename', id: to, to: id }
}

function changeField(draft: Draft, op: FieldOp): PatchOp {
  const { id, path } = op
  const holder = draft.holder(id)
  checkPath(holder, id, path)
  const { next, inverse } = changed(holder, op)
  if (id === null) {
    checkPageField(next as EditedPage, path)
    draft.setPage(next as EditedPage)
  } else {
    checkBlock(next as Block, path)
    draft.replace(id, next as Block)
  }
  return inverse
}

interface Changed {
  next: Block | EditedPage
  inverse: FieldOp
}

function changed(holder: Block | EditedPage, op: FieldOp): Changed {
  const { id, path } = op
  const at = { id, path }
  const last = path.at(-1) as string | number
  const around = valueAt(holder, path.slice(0, -1))
  const old = valueAt(holder, path)
  switch (op.op) {
    case 'set':
      if (Array.isArray(around) && !hasStep(around, last)) return gone(id, path)
      return {
        next: withValue(holder, path, take(op.value, path)),
        inverse: old === undefined ? { op: 'unset', ...at } : { op: 'set', ...at, value: old },
      }
    case 'unset':
      if (old === undefined || !isRecord(around)) return gone(id, path)
      return {
        next: withHolder(holder, path.slice(0, -1), (record) => {
          delete (record as Record<string, unknown>)[last]
        }),
        inverse: { op: 'set', ...at, value: old },
      }
    case 'addItem': {
      if (!Array.isArray(around) || typeof last !== 'number' || last > around.length) return gone(id, path)
      const value = take(op.value, path)
      return {
        next: withItems(holder, path, (items) => items.splice(last, 0, value)),
        inverse: { op: 'removeItem', ...at },
      }
    }
    case 'removeItem':
      if (!Array.isArray(around) || old === undefined) return gone(id, path)
      return {
        next: withItems(holder, path, (items) => items.splice(last as number, 1)),
        inverse: { op: 'addItem', ...at, value: old },
      }
    case 'moveItem':
      if (!Array.isArray(around) || old === undefined || op.to >= around.length) return gone(id, path)
      return {
        next: withItems(holder, path, (items) => items.splice(op.to, 0, ...items.splice(last as number, 1))),
        inverse: { op: 'moveItem', id, path: [...path.slice(0, -1), op.to], to: last as number },
      }
  }
}

function withItems<Holder>(holder: Holder, path: Path, change: (items: unknown[]) => void): Holder {
  return withHolder(holder, path.slice(0, -1), (items) => change(items as unknown[]))
}

/** The part of a block that a path leads into determines what is allowed there. */
function take(value: unknown, path: Path): unknown {
  const last = path.at(-1)
  if (typeof last === 'string') importKey(last)
  return importValue(value, path[0] === 'value' ? 'value' : 'plain')
}

function checkPath(holder: Block | EditedPage, id: Target, path: Path): void {
  const isRight =
    id === null
      ? isPageField(path)
      : path[0] === 'value' || path[0] === 'common' || (path.length === 1 && path[0] === 'name')
  const around = valueAt(holder, path.slice(0, -1))
  const last = path.at(-1) as string | number
  const leads = Array.isArray(around)
    ? typeof last === 'number'
    : isRecord(around) && typeof last === 'string'
  if (!isRight || !leads || (path[0] === 'value' && (holdsBlocksKey(path) || last === 'children')))
    gone(id, path)
}

/** After setting a whole `value` or `common`, or the name, it must still be a block. */
function checkBlock(block: Block, path: Path): void {
  if (path.length > 1) return
  const isWhole = isRecord(block.value) && isRecord(block.common) && typeof block.name === 'string'
  if (isWhole && block.name.trim() !== '' && block.name.length <= 64) return
  refuse({
    rule: 'bad-value',
    message: '组件的名称、value 或 common 不再可用，组件将无法显示。',
    fix: '请撤销这一步，或重新添加组件。',
    blockId: block.id,
  })
}

function gone(id: Target, path: Path): never {
  return refuse({
    rule: 'field-gone',
    message: `要修改的设置 ${pathText(path).slice(0, 100)} 不存在，可能已被删除。`,
    fix: '请刷新后重试。',
    ...(id !== null && { blockId: id }),
  })
}

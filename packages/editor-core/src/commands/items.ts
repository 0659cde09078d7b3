import { type Editing, wordsOf } from '../catalogue'
import type { Path } from '../page/page'
import { valueAt } from '../page/path'
import { entryOf } from '../page/tree'
import { refuse } from '../refusal'
import type { Step } from './command'
import { fieldTitle } from './field-titles'

/** A list in the props of a block; the path is below `value`: `['list']`. */
interface InList {
  id: string
  path: Path
}

/** Adds an item to a list of props: a slide, a tab. Its lists of blocks come with it, empty or not. */
export function addItem(
  editing: Editing,
  { value, ...at }: InList & { index: number; value: unknown },
): Step {
  return addItems(editing, { ...at, values: [value] })
}

/** Adds several items to a list of props one after the other, as one step. */
export function addItems(
  editing: Editing,
  { id, path, index, values }: InList & { index: number; values: readonly unknown[] },
): Step {
  listAt(editing, { id, path })
  return {
    label: wordsOf(editing.catalogue).itemsAdded(listTitle(editing, { id, path }), values.length),
    patch: values.map((value, offset) => ({
      op: 'addItem',
      id,
      path: ['value', ...path, index + offset],
      value,
    })),
  }
}

/** Removes an item, and the blocks in it with it. */
export function removeItem(editing: Editing, { id, path, index }: InList & { index: number }): Step {
  listAt(editing, { id, path })
  return {
    label: wordsOf(editing.catalogue).itemRemoved(listTitle(editing, { id, path })),
    patch: [{ op: 'removeItem', id, path: ['value', ...path, index] }],
  }
}

/** Moves an item to another index of its list, along with the blocks in it. */
export function moveItem(
  editing: Editing,
  { id, path, from, to }: InList & { from: number; to: number },
): Step {
  listAt(editing, { id, path })
  return {
    label: wordsOf(editing.catalogue).itemMoved(listTitle(editing, { id, path })),
    patch: from === to ? [] : [{ op: 'moveItem', id, path: ['value', ...path, from], to }],
  }
}

function listTitle(editing: Editing, { id, path }: InList): string {
  return fieldTitle(editing, id, ['value', ...path])
}

function listAt({ tree }: Editing, { id, path }: InList): void {
  if (Array.isArray(valueAt(entryOf(tree.index, id).block.value, path))) return
  refuse({
    rule: 'field-gone',
    message: '要修改的列表不存在，可能已被删除。',
    fix: '请刷新后重试。',
    blockId: id,
  })
}

import { isRecord, STYLE_PROPERTIES } from '@yingzao/schema/client'
import { type Editing, targetTitle, wordsOf } from '../catalogue'
import { entryOf } from '../page/tree'
import { refuse } from '../refusal'
import { fieldKey, type Step } from './command'
import { type FieldValue, fieldOps } from './field-ops'
import { fieldTitle } from './field-titles'

/** Changes one prop of one or several blocks; the path is below `value`: `['title']`, `['list', 0, 'image']`. */
export function setProp(editing: Editing, input: { ids: readonly string[] } & FieldValue): Step {
  return setProps(editing, { ids: input.ids, values: [{ path: input.path, value: input.value }] })
}

/** Changes several props in one step. */
export function setProps(
  editing: Editing,
  { ids, values }: { ids: readonly string[]; values: readonly FieldValue[] },
): Step {
  return setFields(
    editing,
    ids,
    values.map(({ path, value }) => ({ path: ['value', ...path], value })),
  )
}

/** Changes what every block may carry, below `common`: `['action']`, `['show_if', 'login']`, `['mark']`. */
export function setCommon(editing: Editing, input: { ids: readonly string[] } & FieldValue): Step {
  if (input.path[0] === 'style') checkStyle(styleNames(input))
  return setFields(editing, input.ids, [{ path: ['common', ...input.path], value: input.value }])
}

/** Sets or (with undefined) takes away properties of the blocks' style; the others stay. */
export function setStyle(
  editing: Editing,
  { ids, style }: { ids: readonly string[]; style: Readonly<Record<string, string | number | undefined>> },
): Step {
  checkStyle(Object.keys(style))
  return setFields(
    editing,
    ids,
    Object.entries(style).map(([name, value]) => ({ path: ['common', 'style', name], value })),
  )
}

function styleNames({ path, value }: FieldValue): string[] {
  const [, name] = path
  if (name !== undefined) return [String(name)]
  return isRecord(value) ? Object.keys(value) : []
}

function checkStyle(names: readonly string[]): void {
  const strange = names.find((name) => !STYLE_PROPERTIES.has(name))
  if (strange === undefined) return
  refuse({
    rule: 'bad-value',
    message: `样式里没有“${strange.slice(0, 40)}”，页面不会用它。`,
    fix: '请使用样式面板中的设置。',
  })
}

function setFields(editing: Editing, ids: readonly string[], values: readonly FieldValue[]): Step {
  if (ids.length === 0)
    refuse({ rule: 'nothing-selected', message: '没有选中组件。', fix: '请先选中要修改的组件。' })
  const [first] = values
  return {
    label: fieldsLabel(editing, ids, values),
    patch: ids.flatMap((id) => fieldOps(id, entryOf(editing.tree.index, id).block, values)),
    ...(values.length === 1 && first !== undefined && { field: fieldKey(ids, first.path) }),
  }
}

function fieldsLabel(editing: Editing, ids: readonly string[], values: readonly FieldValue[]): string {
  const words = wordsOf(editing.catalogue)
  const [first] = values
  const isOne = ids.length === 1
  if (values.length > 1 || first === undefined) {
    if (values.every(({ path }) => path[1] === 'style')) return words.style
    return isOne
      ? words.fields(targetTitle(editing, ids[0] ?? null), values.length)
      : words.fieldsOfMany(ids.length, values.length)
  }
  const title = fieldTitle(editing, ids[0] ?? '', first.path)
  return isOne ? words.field(title) : words.fieldOfMany(ids.length, title)
}

import { PlusOutlined } from '@ant-design/icons'
import { addItem, addItems, moveItem, type Path, removeItem, valueAt } from '@yingzao/editor-core'
import { fallback, type ListField as ListFieldOf } from '@yingzao/schema/server'
import { Button } from 'antd'
import { useRef, useState } from 'react'
import type { AssetRow } from '../../assets'
import { useRun, useSession } from '../session/session-context'
import { takeAsset } from '../session/take-asset'
import { AddPictures } from './add-pictures'
import { copiedItem } from './copied-item'
import { FieldFrame } from './field-frame'
import { withNewKeys } from './field-keys'
import { MIXED, useFieldFact, useFieldTarget } from './field-target'
import { ListItem } from './list-item'
import { pictureOf } from './picture-of'
import { useFieldFindings } from './use-field-findings'
import { wording } from './wording'

const words = wording.list

/** For a list without a limit of its own. */
const MOST_AT_ONCE = 20

/** A list of similar items: slides, tabs, entries. Each expands in place. */
export function ListField({ field, path }: { field: ListFieldOf; path: Path }) {
  const { editor, facts } = useSession()
  const { ids, isDisabled } = useFieldTarget()
  const run = useRun()
  const findings = useFieldFindings(path)
  const counted = useFieldFact(path, (value) => (Array.isArray(value) ? value.length : 0))
  const [openIndex, setOpenIndex] = useState<number>()
  const place = useRef<HTMLOListElement>(null)
  const [id = ''] = ids
  const [, ...below] = path
  const isMany = ids.length > 1
  const count = counted === MIXED ? 0 : counted
  const isFull = field.maxItems !== undefined && count >= field.maxItems

  function add(index: number, value: unknown): void {
    if (!run(addItem, { id, path: below, index, value }).ok) return
    setOpenIndex(index)
    // Once it is rendered: its settings come next in tab order, whereas the add button comes after them.
    requestAnimationFrame(() => headPart('.ed-item-name', index)?.focus())
  }

  function addPictures(assets: readonly AssetRow[]): void {
    for (const asset of assets) takeAsset(facts, asset)
    const values = assets.map(({ url }) => ({
      ...(fallback(field.item) as object),
      [pictureOf(field.item) ?? '']: url,
    }))
    if (run(addItems, { id, path: below, index: count, values }).ok) setOpenIndex(undefined)
  }

  function headPart(selector: string, index: number): HTMLElement | undefined {
    return place.current?.querySelectorAll<HTMLElement>(`:scope > li > .ed-item-head > ${selector}`)[index]
  }

  function move(from: number, to: number): void {
    if (to < 0 || to >= count || !run(moveItem, { id, path: below, from, to }).ok) return
    if (openIndex === from) setOpenIndex(to)
    // The handle moves with its item, and the focus with the handle.
    headPart('.ed-item-grip', to)?.focus()
  }

  function remove(index: number): void {
    if (!run(removeItem, { id, path: below, index }).ok) return
    setOpenIndex(undefined)
    place.current?.parentElement?.querySelector<HTMLElement>('.ed-list-add')?.focus()
  }

  function duplicate(index: number): void {
    const item = valueAt(editor.tree.index.get(id)?.block, [...path, index])
    add(index + 1, withNewKeys(field.item, copiedItem(item)))
  }

  return (
    <FieldFrame
      path={path}
      title={field.title}
      help={field.help}
      isRequired={field.required}
      findings={findings}
    >
      {(parts) =>
        isMany ? (
          <p className="st-soft">{words.oneOnly}</p>
        ) : (
          <>
            {count > 0 && (
              <ol ref={place} className="ed-list" aria-label={field.title}>
                {Array.from({ length: count }, (_, index) => (
                  <ListItem
                    // biome-ignore lint/suspicious/noArrayIndexKey: items have no names, and one that moves takes its state along by hand
                    key={index}
                    field={field.item}
                    path={[...path, index]}
                    index={index}
                    count={count}
                    isOpen={openIndex === index}
                    isFull={isFull}
                    isDisabled={isDisabled}
                    onOpen={(isOpen) => setOpenIndex(isOpen ? index : undefined)}
                    onMove={move}
                    onRemove={remove}
                    onDuplicate={duplicate}
                  />
                ))}
              </ol>
            )}
            {count === 0 && <p className="ed-list-none">{words.none}</p>}
            {pictureOf(field.item) && !isFull && (
              <AddPictures
                most={(field.maxItems ?? MOST_AT_ONCE) - count}
                isDisabled={isDisabled}
                onPick={addPictures}
              />
            )}
            <Button
              id={parts.id}
              className="ed-list-add"
              type="dashed"
              block
              icon={<PlusOutlined />}
              disabled={isDisabled || isFull}
              aria-describedby={parts.describedBy}
              onClick={() => add(count, withNewKeys(field.item, fallback(field.item)))}
            >
              {isFull ? words.full(field.maxItems ?? 0) : words.add}
            </Button>
          </>
        )
      }
    </FieldFrame>
  )
}

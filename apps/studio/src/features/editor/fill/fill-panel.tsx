import './fill.css'
import { CheckCircleFilled } from '@ant-design/icons'
import { setPage } from '@yingzao/editor-core'
import { Button } from 'antd'
import { useMemo } from 'react'
import { FieldFrame } from '../fields/field-frame'
import { FieldInput } from '../fields/field-input'
import { FieldRow } from '../fields/field-row'
import { FieldTargetProvider } from '../fields/field-target-provider'
import { useEditorUi } from '../session/editor-ui'
import { blockOf, type FillSlot, fieldOf, isFilled, wordsAt } from '../session/filling/fill-slots'
import { useRun, useSession, useTree } from '../session/session-context'
import { wording } from './wording'

interface FillPanelProps {
  slots: readonly FillSlot[]
  /** All is filled in, or somebody wants to know what else is missing. */
  onDone: () => void
}

/** What a template asks to be filled in, in page order. It does not keep anybody from changing other things. */
export function FillPanel({ slots, onDone }: FillPanelProps) {
  const { specs } = useSession()
  const { page } = useTree()
  const ui = useEditorUi()
  // A block may be deleted in the meantime, with everything in it.
  const there = slots.filter((slot) => fieldOf(page, slot, specs) !== undefined)
  const done = there.filter((slot) => isFilled(page, slot)).length
  const close = () => {
    ui.set({ filling: undefined })
    ui.notify(wording.closed, { canUndo: false })
  }
  return (
    <div className="ed-fill">
      <p className="st-hint">{there.length > 0 ? wording.about : wording.none}</p>
      {there.length > 0 && (
        <p className="ed-fill-progress" role="status">
          {wording.progress(done, there.length)}
        </p>
      )}
      <ol>
        {there.map((slot) => (
          <SlotLine key={`${slot.blockId} ${slot.path.join('.')}`} slot={slot} />
        ))}
      </ol>
      <div className="ed-fill-acts">
        <Button type="primary" onClick={onDone}>
          {done === there.length ? wording.done : wording.goOn}
        </Button>
        <Button type="text" onClick={close}>
          {wording.close}
        </Button>
      </div>
    </div>
  )
}

function SlotLine({ slot }: { slot: FillSlot }) {
  const { editor, specs } = useSession()
  const { page } = useTree()
  const block = slot.blockId === null ? undefined : blockOf(page, slot.blockId)
  const filled = isFilled(page, slot)
  // The canvas shows what is being written.
  const showBlock = () => {
    if (slot.blockId !== null && editor.selection.ids.join() !== slot.blockId) editor.select([slot.blockId])
  }
  return (
    <li className={filled ? 'ed-slot ed-slot-filled' : 'ed-slot'} onFocus={showBlock}>
      <p className="ed-slot-place">
        <span>{block ? wording.place(specs.find(block.name)?.title ?? block.name) : wording.page}</span>
        <span className="ed-slot-mark">
          {filled && <CheckCircleFilled aria-hidden="true" />}
          {filled ? wording.changed : wording.same}
        </span>
      </p>
      {slot.blockId === null ? <PageSlot slot={slot} /> : <BlockSlot slot={slot} id={slot.blockId} />}
    </li>
  )
}

function BlockSlot({ slot, id }: { slot: FillSlot; id: string }) {
  const { editor, specs, isReadOnly } = useSession()
  const target = useMemo(() => ({ ids: [id], isDisabled: isReadOnly }), [id, isReadOnly])
  const field = fieldOf(editor.page, slot, specs)
  if (!field) return null
  return (
    <FieldTargetProvider target={target}>
      <FieldRow field={field} path={slot.path} />
    </FieldTargetProvider>
  )
}

function PageSlot({ slot }: { slot: FillSlot }) {
  const { editor, specs, linkHosts, isReadOnly } = useSession()
  const { page } = useTree()
  const run = useRun()
  const field = fieldOf(page, slot, specs)
  if (!field) return null
  const name = slot.path.at(-1) as string
  const write = (value: unknown) => {
    const text = String(value ?? '')
    if (slot.path[0] === 'title') run(setPage, { title: text })
    else if (slot.path[0] === 'meta') run(setPage, { meta: { ...editor.page.meta, [name]: text } })
    else run(setPage, { share: { ...(editor.page.extra.share as object | undefined), [name]: text } })
  }
  return (
    <FieldFrame path={slot.path} title={field.title} findings={[]}>
      {(parts) => (
        <FieldInput
          {...parts}
          field={field}
          value={wordsAt(page, slot)}
          isMixed={false}
          isDisabled={isReadOnly}
          linkHosts={linkHosts}
          onWrite={write}
        />
      )}
    </FieldFrame>
  )
}

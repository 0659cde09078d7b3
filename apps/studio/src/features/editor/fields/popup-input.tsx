import { PlusOutlined } from '@ant-design/icons'
import { insertBlock, PAGE } from '@yingzao/editor-core'
import type { TextField } from '@yingzao/schema/server'
import { Button, Select } from 'antd'
import { useCallback, useSyncExternalStore } from 'react'
import { useRun, useSession } from '../session/session-context'
import type { InputProps } from './field-props'
import { popupChoices } from './popup-choices'
import { wording } from './wording'

const words = wording.popup

/** Cannot be the id of any block. */
const NEW = '\u0000'

/** An option of the list, so that the arrow keys reach it. */
const CREATE = {
  value: NEW,
  title: words.create,
  className: 'ed-menu-act',
  label: (
    <>
      <PlusOutlined aria-hidden="true" /> {words.create}
    </>
  ),
}

/** Which popup of the page opens, or a new one. */
export function PopupInput(props: InputProps<TextField>) {
  const { id, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const { editor, specs } = useSession()
  const run = useRun()
  const choices = useSyncExternalStore(
    useCallback((changed) => editor.subscribe(changed), [editor]),
    () => popupChoices(editor.page),
  )
  const chosen = typeof value === 'string' && value !== '' ? value : undefined
  const isGone = chosen !== undefined && !choices.some((choice) => choice.id === chosen)

  /** One undo step: the popup, and the action that opens it here. What is being edited stays selected. */
  function create(): void {
    const { ids } = editor.selection
    const step = editor.begin(words.created)
    const made = run(insertBlock, { name: specs.firstHaving('opensByTap').name, at: { parentId: PAGE } })
    const [popupId] = editor.selection.ids
    if (!made.ok || popupId === undefined) {
      step.cancel()
      return
    }
    editor.select(ids)
    onWrite(popupId)
    step.commit()
  }

  return (
    <>
      <Select
        id={id}
        className="ed-wide"
        options={[
          ...(isGone ? [{ value: chosen, label: words.gone(chosen) }] : []),
          ...choices.map((popup) => ({ value: popup.id, label: labelOf(popup) })),
          choices.length === 0 ? { label: words.none, options: [CREATE] } : CREATE,
        ]}
        value={isMixed ? null : (chosen ?? null)}
        placeholder={isMixed ? wording.mixed : words.choose}
        disabled={isDisabled}
        status={isInvalid || isGone ? 'error' : ''}
        aria-describedby={describedBy}
        onChange={(popupId) => (popupId === NEW ? create() : onWrite(popupId ?? undefined))}
      />
      {chosen !== undefined && !isGone && !isMixed && (
        <Button type="link" size="small" className="ed-inline" onClick={() => editor.select([chosen])}>
          {words.edit}
        </Button>
      )}
    </>
  )
}

function labelOf({ id, title }: { id: string; title: string }): string {
  return title === '' ? words.unnamed(id) : words.named(title, id)
}

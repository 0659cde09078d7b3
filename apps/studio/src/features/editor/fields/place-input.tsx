import type { TextField } from '@yingzao/schema/server'
import { Button, Select } from 'antd'
import { useCallback, useSyncExternalStore } from 'react'
import { useSession } from '../session/session-context'
import type { InputProps } from './field-props'
import { type PlaceChoice, placeChoices } from './place-choices'
import { wording } from './wording'

const words = wording.place

/** Which form or section of the page a tap scrolls to. It is stored as a link to its id, `#form`. */
export function PlaceInput(props: InputProps<TextField>) {
  const { id, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const { editor } = useSession()
  const choices = useSyncExternalStore(
    useCallback((changed) => editor.subscribe(changed), [editor]),
    () => placeChoices(editor.page),
  )
  const chosen = typeof value === 'string' ? value.slice(1) : ''
  const isGone = !isMixed && !editor.tree.index.has(chosen)
  // A document may lead to any block: it is shown, though only forms and sections are offered.
  const isOther = !isGone && !choices.some((choice) => choice.id === chosen)

  return (
    <>
      <Select
        id={id}
        className="ed-wide"
        options={[
          ...(isGone ? [{ value: chosen, label: words.gone(chosen) }] : []),
          ...(isOther && !isMixed ? [{ value: chosen, label: words.other(chosen) }] : []),
          groupOf(
            words.forms,
            choices.filter(({ isForm }) => isForm),
          ),
          groupOf(
            words.sections,
            choices.filter(({ isForm }) => !isForm),
          ),
        ].filter((option) => !('options' in option) || option.options.length > 0)}
        value={isMixed ? null : chosen}
        placeholder={isMixed ? wording.mixed : words.choose}
        disabled={isDisabled}
        showSearch={{ optionFilterProp: 'label' }}
        status={isInvalid || isGone ? 'error' : ''}
        aria-describedby={describedBy}
        onChange={(place) => onWrite(`#${place}`)}
      />
      {!isGone && !isMixed && (
        <Button type="link" size="small" className="ed-inline" onClick={() => editor.select([chosen])}>
          {words.show}
        </Button>
      )}
    </>
  )
}

function groupOf(label: string, choices: readonly PlaceChoice[]) {
  return { label, options: choices.map((choice) => ({ value: choice.id, label: labelOf(choice) })) }
}

function labelOf({ id, kind, words: said }: PlaceChoice): string {
  return said === '' ? words.unnamed(kind, id) : words.named(kind, said)
}

import { isColor } from '@yingzao/schema/client'
import type { TextField } from '@yingzao/schema/server'
import { ColorPicker, Input } from 'antd'
import { useState } from 'react'
import { useSession } from '../session/session-context'
import type { InputProps } from './field-props'
import { HOUSE_COLOURS, pageColours } from './page-colours'
import { useDraft } from './use-draft'
import { wording } from './wording'

type ColorInputProps = Omit<InputProps, 'field'> & { field: Pick<TextField, 'title' | 'optional'> }

/** A colour: picked, taken from those of the page, or typed as style sheets spell it. */
export function ColorInput(props: ColorInputProps) {
  const { id, field, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const { editor } = useSession()
  const [used, setUsed] = useState<string[]>([])
  const draft = useDraft({
    value,
    format: (present) => (typeof present === 'string' ? present : ''),
    parse: parseColour(field.optional),
    write: onWrite,
  })
  return (
    <>
      <span className="ed-color">
        <ColorPicker
          value={typeof value === 'string' && value !== '' ? value : null}
          disabled={isDisabled}
          presets={[
            ...(used.length > 0 ? [{ label: wording.pageColours, colors: used, key: 'page' }] : []),
            { label: wording.houseColours, colors: [...HOUSE_COLOURS], key: 'house' },
          ]}
          onOpenChange={(isOpen) => isOpen && setUsed(pageColours(editor.page))}
          onChange={(colour) => onWrite(colour.toHexString())}
        >
          <button
            type="button"
            className="ed-swatch"
            disabled={isDisabled}
            aria-label={wording.pickColour(field.title)}
            style={typeof value === 'string' ? { color: value } : undefined}
            data-empty={typeof value !== 'string' || value === ''}
          />
        </ColorPicker>
        <Input
          id={id}
          value={draft.text}
          disabled={isDisabled}
          allowClear
          autoComplete="off"
          spellCheck={false}
          placeholder={isMixed ? wording.mixed : wording.noColour}
          status={isInvalid || !draft.isKept ? 'error' : ''}
          aria-invalid={isInvalid || !draft.isKept}
          aria-describedby={describedBy}
          {...draft.compose}
          onChange={(event) => draft.take(event.target.value)}
          onBlur={draft.drop}
        />
      </span>
      {!draft.isKept && <p className="ed-field-note">{wording.badColour}</p>}
    </>
  )
}

function parseColour(isOptional: boolean) {
  return (text: string): { value: unknown } | undefined => {
    const colour = text.trim()
    if (colour === '') return { value: isOptional ? undefined : '' }
    return isColor(colour) ? { value: colour } : undefined
  }
}

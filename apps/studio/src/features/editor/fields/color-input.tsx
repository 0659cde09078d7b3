import { isColor } from '@yingzao/schema/client'
import type { TextField } from '@yingzao/schema/server'
import { ColorPicker, Input } from 'antd'
import { useState } from 'react'
import { useSession } from '../session/session-context'
import type { InputProps } from './field-props'
import { pageColours } from './page-colours'
import { ThemeSwatches } from './theme-swatches'
import { themeTitle, themeValueOf } from './theme-titles'
import { useDraft } from './use-draft'
import { usePageColours } from './use-page-colours'
import { wording } from './wording'

type ColorInputProps = Omit<InputProps, 'field'> & { field: Pick<TextField, 'title' | 'optional'> }

/** A colour: from the page's theme, one the page already uses, picked, or typed as in style sheets. */
export function ColorInput(props: ColorInputProps) {
  const { id, field, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const { editor } = useSession()
  const colours = usePageColours()
  const [used, setUsed] = useState<string[]>([])
  const [isOpen, setOpen] = useState(false)
  const draft = useDraft({
    value,
    format: (present) => themeTitle(present) ?? (typeof present === 'string' ? present : ''),
    parse: parseColour(field.optional),
    write: onWrite,
  })
  return (
    <>
      <span className="ed-color">
        <ColorPicker
          value={pickedColour(value, colours)}
          disabled={isDisabled}
          open={isOpen}
          presets={used.length > 0 ? [{ label: wording.pageColours, colors: used, key: 'page' }] : []}
          onOpenChange={(opens) => {
            setOpen(opens)
            if (opens) setUsed(pageColours(editor.page))
          }}
          onChange={(colour) => onWrite(colour.toHexString())}
          panelRender={(panel) => (
            <div className="ed-colour-panel">
              <p>{wording.themeColours}</p>
              <ThemeSwatches
                label={wording.themeColours}
                value={value}
                isDisabled={isDisabled}
                onWrite={(colour) => {
                  onWrite(colour)
                  setOpen(false)
                }}
              />
              {panel}
            </div>
          )}
        >
          <button
            type="button"
            className="ed-swatch"
            disabled={isDisabled}
            aria-label={wording.pickColour(field.title)}
            style={typeof value === 'string' ? { ...colours, color: value } : undefined}
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
    const named = themeValueOf('colour', colour)
    if (named !== undefined) return { value: named }
    return isColor(colour) ? { value: colour } : undefined
  }
}

/** Returns what the picker starts with, which does not know the theme's names. */
function pickedColour(value: unknown, colours: Readonly<Record<string, string>>): string | null {
  if (typeof value !== 'string' || value === '') return null
  return themeTitle(value) === undefined ? value : (colours[value.slice('var('.length, -1)] ?? null)
}

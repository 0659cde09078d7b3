import { tryStyle } from '@yingzao/schema/server'
import { Input } from 'antd'
import type { KeyboardEvent } from 'react'
import { useDraft } from '../fields/use-draft'
import { wording as fieldWording } from '../fields/wording'
import type { StyleField } from './style-fields'
import { wording } from './wording'

const words = wording.look

interface StyleInputProps {
  id: string
  style: Pick<StyleField, 'name' | 'min' | 'max' | 'step'>
  value: unknown
  isMixed: boolean
  isDisabled: boolean
  isInvalid: boolean
  describedBy: string | undefined
  /** The placeholder while it is not set. */
  standard?: string | undefined
  label?: string
  onWrite(value: string | number | undefined): void
}

/** A number in units of the design, or anything else that style sheets allow there: `50%`, `auto`, `calc(…)`. */
export function StyleInput(props: StyleInputProps) {
  const { id, style, value, isMixed, isDisabled, isInvalid, describedBy, standard, label, onWrite } = props
  const draft = useDraft({
    value,
    format: (present) => (present === undefined ? '' : String(present)),
    parse: (text) => parseStyle(text, style),
    write: (next) => onWrite(next as string | number | undefined),
  })

  function step(event: KeyboardEvent): void {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (direction === undefined || typeof (value ?? 0) !== 'number') return
    event.preventDefault()
    const by = (style.step ?? 1) * (event.shiftKey ? 10 : 1) * direction
    const { min = -10_000, max = 10_000 } = style
    const next = Math.min(max, Math.max(min, Number(value ?? 0) + by))
    draft.drop()
    // Tenths add up to long tails.
    onWrite(Number(next.toFixed(4)))
  }

  return (
    <>
      <Input
        id={id}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={draft.text}
        disabled={isDisabled}
        placeholder={isMixed ? fieldWording.mixed : (standard ?? words.auto)}
        status={isInvalid || !draft.isKept ? 'error' : ''}
        aria-invalid={isInvalid || !draft.isKept}
        aria-describedby={describedBy}
        {...draft.compose}
        onChange={(event) => draft.take(event.target.value)}
        onKeyDown={step}
        onBlur={draft.drop}
      />
      {!draft.isKept && <p className="ed-field-note">{words.bad}</p>}
    </>
  )
}

/** What a style sheet makes of it, as reading the page does. */
function parseStyle(
  text: string,
  { name, min, max }: StyleInputProps['style'],
): { value: unknown } | undefined {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return { value: undefined }
  const value = tryStyle(name, plain)
  if (value === undefined) return undefined
  if (typeof value !== 'number') return { value }
  return value < (min ?? -Infinity) || value > (max ?? Infinity) ? undefined : { value }
}

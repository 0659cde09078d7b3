import type { NumberField } from '@yingzao/schema/server'
import { tryField } from '@yingzao/schema/server'
import { Input } from 'antd'
import type { KeyboardEvent } from 'react'
import type { InputProps } from './field-props'
import { placeholderOf } from './text-input'
import { useDraft } from './use-draft'
import { wording } from './wording'

/** A number: arrows step it, with Shift by ten. The wheel only scrolls the panel. */
export function NumberInput(props: InputProps<NumberField>) {
  const { id, field, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const number = typeof value === 'number' ? value : undefined
  const draft = useDraft({
    value,
    format: (present) => (typeof present === 'number' ? String(present) : ''),
    parse: (text) => parseNumber(text, field),
    write: onWrite,
  })

  function settle(): void {
    const typed = numberIn(draft.text)
    if (!draft.isKept && typed !== undefined) onWrite(fitted(typed, field))
    draft.drop()
  }

  function step(event: KeyboardEvent): void {
    if (event.key === 'Enter') settle()
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const by = (field.step ?? 1) * (event.shiftKey ? 10 : 1) * (event.key === 'ArrowUp' ? 1 : -1)
    const from = numberIn(draft.text) ?? number ?? startOf(field)
    draft.drop()
    onWrite(fitted(from + by, field))
  }

  return (
    <>
      <Input
        id={id}
        className="ed-number"
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        value={draft.text}
        disabled={isDisabled}
        placeholder={placeholderOf(field, isMixed)}
        suffix={field.unit}
        status={isInvalid || !draft.isKept ? 'error' : ''}
        aria-valuenow={number}
        aria-valuemin={field.min}
        aria-valuemax={field.max}
        aria-invalid={isInvalid || !draft.isKept}
        aria-required={field.required}
        aria-describedby={describedBy}
        {...draft.compose}
        onChange={(event) => draft.take(event.target.value)}
        onKeyDown={step}
        onBlur={settle}
      />
      {!draft.isKept && <p className="ed-field-note">{rangeText(field)}</p>}
    </>
  )
}

/** An empty input removes an optional number; otherwise the old one stays until another is typed. */
function parseNumber(text: string, field: NumberField): { value: unknown } | undefined {
  if (text.trim() === '') return field.optional ? { value: undefined } : undefined
  const number = numberIn(text)
  return number !== undefined && fitted(number, field) === number ? { value: number } : undefined
}

/** Digits as any keyboard writes them. */
function numberIn(text: string): number | undefined {
  const plain = text.normalize('NFKC').trim()
  return /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}

function fitted(number: number, field: NumberField): number {
  return tryField(number, field).value as number
}

function startOf({ default: standard, min = 0 }: NumberField): number {
  return typeof standard === 'number' ? standard : Math.max(0, min)
}

function rangeText({ min, max, step }: NumberField): string {
  if (min !== undefined && max !== undefined) return wording.range(min, max, step)
  return step === 1 ? wording.wholeNumber : wording.anyNumber
}

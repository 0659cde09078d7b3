import { tryStyle } from '@yingzao/schema/server'
import type { Tokens } from '@yingzao/theme'
import { Input } from 'antd'
import type { KeyboardEvent } from 'react'
import { themeTitle, themeValueOf } from '../fields/theme-titles'
import { useDraft } from '../fields/use-draft'
import { wording as fieldWording } from '../fields/wording'
import { nextStep, themeSteps, unitsOf } from '../session/theme-steps'
import { useThemeTokens } from '../session/use-theme-tokens'
import { type StyleField, themeKindOf } from './style-fields'
import { wording } from './wording'

const words = wording.look

const ARROWS: Readonly<Record<string, 1 | -1 | undefined>> = { ArrowUp: 1, ArrowDown: -1 }

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
  /** For where a sentence does not fit: an error is shown by the colour, and in a title. */
  isShort?: boolean
  onWrite(value: string | number | undefined): void
}

/**
 * A number in units of the design, a size of the theme by its title, or anything else that style sheets allow there:
 * `50%`, `auto`, `calc(…)`. Arrows go from one size of the theme to the next where it has such; with Shift by units.
 */
export function StyleInput(props: StyleInputProps) {
  const { id, style, value, isMixed, isDisabled, isInvalid, describedBy, standard, label, onWrite } = props
  const tokens = useThemeTokens()
  const draft = useDraft({
    value,
    format: (present) => themeTitle(present) ?? (present === undefined ? '' : String(present)),
    parse: (text) => parseStyle(text, style),
    write: (next) => onWrite(next as string | number | undefined),
  })

  function step(event: KeyboardEvent): void {
    const by = ARROWS[event.key]
    if (by === undefined) return
    const next = steppedStyle(tokens, style, value, { by, isShifted: event.shiftKey })
    if (next === undefined) return
    event.preventDefault()
    draft.drop()
    onWrite(next)
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
        title={draft.isKept ? titleOf(tokens, value) : words.bad}
        {...draft.compose}
        onChange={(event) => draft.take(event.target.value)}
        onKeyDown={step}
        onBlur={draft.drop}
      />
      {!draft.isKept && !props.isShort && <p className="ed-field-note">{words.bad}</p>}
    </>
  )
}

/** Returns the title of a theme size, with its current length. */
function titleOf(tokens: Tokens, value: unknown): string | undefined {
  const title = themeTitle(value)
  return title && words.themeSize(title, unitsOf(tokens, value) ?? 0)
}

/** Returns the value after an arrow key. Undefined: it has no next one. */
function steppedStyle(
  tokens: Tokens,
  style: StyleInputProps['style'],
  value: unknown,
  { by, isShifted }: { by: 1 | -1; isShifted: boolean },
): string | number | undefined {
  const units = unitsOf(tokens, value)
  if (units === undefined) return undefined
  const { min = -10_000, max = 10_000 } = style
  const kind = themeKindOf(style.name)
  const steps = kind && themeSteps(tokens, kind)
  const next =
    steps && !isShifted
      ? nextStep(steps, units, by)
      : units + (style.step ?? 1) * (isShifted && !steps ? 10 : 1) * by
  if (typeof next === 'string') return next
  // Adding tenths would leave many decimals.
  return Number(Math.min(max, Math.max(min, next)).toFixed(4))
}

/** Returns what a style sheet makes of it, just as when the page is read. */
function parseStyle(
  text: string,
  { name, min, max }: StyleInputProps['style'],
): { value: unknown } | undefined {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return { value: undefined }
  const kind = themeKindOf(name)
  const named = kind && themeValueOf(kind, plain)
  if (named !== undefined) return { value: named }
  const value = tryStyle(name, plain)
  if (value === undefined) return undefined
  if (typeof value !== 'number') return { value }
  return value < (min ?? -Infinity) || value > (max ?? Infinity) ? undefined : { value }
}

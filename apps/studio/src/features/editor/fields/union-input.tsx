import { type Field, tryField, type UnionField } from '@yingzao/schema/server'
import { Segmented } from 'antd'
import { useState } from 'react'
import type { InputProps } from './field-props'
import { ScalarInput } from './scalar-input'
import { wording } from './wording'

const words = wording.union

/** A value of several kinds: which kind first, then the value. */
export function UnionInput(props: InputProps<UnionField>) {
  const { id, field, value, isMixed, isDisabled, linkHosts, onWrite } = props
  const [chosen, setChosen] = useState<number>()
  const [typed, setTyped] = useState<{ value: unknown; of: unknown }>()
  const present = field.variants.findIndex((variant) => variant.schema.safeParse(value).success)
  // A name that begins with digits is a number for a while; the chosen kind stays chosen during typing.
  const index = chosen !== undefined && fits(field.variants[chosen], value) ? chosen : Math.max(present, 0)
  const variant = field.variants[index]
  if (variant === undefined) return null

  /** Writes what the reader makes of it, so that the page already holds what it will hold when opened again. */
  function write(next: unknown): void {
    if (next === undefined || next === '') {
      onWrite(field.optional ? undefined : field.default)
      return
    }
    const { value: read, findings } = tryField(next as string, field, { linkHosts })
    // The beginning of a name that is too large for a number is not yet either of them.
    const isHeld = findings.some(({ rule }) => rule === 'clamped')
    setTyped({ value: next, of: isHeld ? value : read })
    if (!isHeld) onWrite(read)
  }

  return (
    <div className="ed-union">
      <Segmented
        block
        size="small"
        aria-label={words.kind(field.title)}
        options={field.variants.map((option, place) => ({
          value: place,
          label: words.kinds[option.kind] ?? '',
        }))}
        value={index}
        disabled={isDisabled}
        onChange={(place) => {
          setChosen(place)
          setTyped(undefined)
          const start = startOf(field.variants[place], value)
          if (start !== undefined) write(start)
        }}
      />
      <ScalarInput
        {...props}
        id={id}
        field={inputField(variant, field)}
        value={typed && Object.is(typed.of, value) ? typed.value : shownAs(variant, value)}
        isMixed={isMixed}
        onWrite={write}
      />
    </div>
  )
}

/** A text that is a number is stored as one. */
function shownAs({ kind }: Field, value: unknown): unknown {
  return kind === 'string' && typeof value === 'number' ? String(value) : value
}

function inputField(variant: Field, { title, required, optional, default: standard }: UnionField): Field {
  return { ...variant, title, required, optional, ...(standard !== undefined && { default: standard }) }
}

/** Whether an input of this kind can show the value. */
function fits(variant: Field | undefined, value: unknown): boolean {
  if (variant === undefined) return false
  if (value === undefined || value === '') return true
  if (variant.kind === 'string') return typeof value === 'string' || typeof value === 'number'
  return variant.schema.safeParse(value).success
}

/** Returns what another kind starts with. Undefined: the current value will do until something is typed. */
function startOf(variant: Field | undefined, value: unknown): unknown {
  if (variant === undefined || fits(variant, value)) return undefined
  if (variant.kind === 'boolean') return true
  if (variant.kind === 'number') return Number.parseFloat(String(value)) || 0
  return ''
}

import { type Path, setStyle } from '@yingzao/editor-core'
import { FieldFrame } from '../fields/field-frame'
import { MIXED, useFieldTarget, useFieldValue } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { useRun } from '../session/session-context'
import { SIDES } from './style-fields'
import { StyleInput } from './style-input'
import { wording } from './wording'

const words = wording.look

type Style = Record<string, string | number | undefined>

/** Margins or paddings: four numbers around the block. */
export function SidesField({ name }: { name: 'margin' | 'padding' }) {
  const path: Path = ['common', 'style', name]
  const { isDisabled } = useFieldTarget()
  const findings = useFieldFindings(path)
  const whole = useFieldValue(path)
  return (
    <FieldFrame path={path} title={words.properties[name] ?? name} findings={findings}>
      {({ id, describedBy }) => (
        <fieldset id={id} className="ed-sides" aria-describedby={describedBy}>
          {SIDES.map((side) => (
            <Side
              key={side}
              name={name}
              side={side}
              whole={whole === MIXED ? undefined : (whole as string | number | undefined)}
              isDisabled={isDisabled}
            />
          ))}
        </fieldset>
      )}
    </FieldFrame>
  )
}

interface SideProps {
  name: 'margin' | 'padding'
  side: (typeof SIDES)[number]
  /** All four at once, as documents may have it. */
  whole: string | number | undefined
  isDisabled: boolean
}

function Side({ name, side, whole, isDisabled }: SideProps) {
  const { ids } = useFieldTarget()
  const run = useRun()
  const property = `${name}${side}`
  const value = useFieldValue(['common', 'style', property])
  const title = `${words.properties[name]} ${words.sides[side]}`

  /** Setting one side splits the value for all four, as otherwise the order of the two in the style would decide. */
  function write(next: string | number | undefined): void {
    const apart = typeof whole === 'number' && next !== undefined
    const style: Style = apart
      ? { ...Object.fromEntries(SIDES.map((other) => [`${name}${other}`, whole])), [name]: undefined }
      : {}
    run(setStyle, { ids, style: { ...style, [property]: next } })
  }

  return (
    <span className="ed-side" data-path={`common.style.${property}`}>
      <span aria-hidden>{words.sides[side]}</span>
      <StyleInput
        id={`ed-${property}`}
        label={title}
        style={{ name: property, ...(name === 'padding' && { min: 0 }) }}
        value={value === MIXED ? undefined : value}
        isMixed={value === MIXED}
        isDisabled={isDisabled}
        isInvalid={false}
        describedBy={undefined}
        standard={whole === undefined ? '0' : String(whole)}
        onWrite={write}
      />
    </span>
  )
}

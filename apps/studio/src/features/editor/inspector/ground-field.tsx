import { type Path, setStyle } from '@yingzao/editor-core'
import { isColor } from '@yingzao/schema/client'
import { Segmented } from 'antd'
import { useState } from 'react'
import { ColorInput } from '../fields/color-input'
import { FieldFrame } from '../fields/field-frame'
import { MIXED, useFieldFact, useFieldTarget, useFieldValue } from '../fields/field-target'
import { ThemeSwatches } from '../fields/theme-swatches'
import { useFieldFindings } from '../fields/use-field-findings'
import { wording as fieldWording } from '../fields/wording'
import { useRun } from '../session/session-context'
import { FIRST_GRADIENT, readGradient, writeGradient } from './gradient'
import { GradientFields } from './gradient-fields'
import { StyleInput } from './style-input'
import { wording } from './wording'

const words = wording.look
const STYLE: Path = ['common', 'style']
const COLOUR: Path = [...STYLE, 'backgroundColor']

type Kind = keyof typeof words.grounds

/** What is behind the block: nothing, a colour from the theme or another one, or a gradient of two theme colours. */
export function GroundField() {
  const { ids, isDisabled } = useFieldTarget()
  const run = useRun()
  const findings = [...useFieldFindings(COLOUR), ...useFieldFindings([...STYLE, 'background'])]
  const kind = useFieldFact(STYLE, kindOf)
  const background = useFieldValue([...STYLE, 'background'])
  const colour = useFieldValue(COLOUR)
  // The page has none until a colour is picked.
  const [chosen, setChosen] = useState<Kind>()
  const shown = kind === MIXED ? MIXED : kind === 'none' ? (chosen ?? 'none') : kind

  const write = (style: { backgroundColor?: string; background?: string }) =>
    run(setStyle, { ids, style: { backgroundColor: undefined, background: undefined, ...style } })
  const writeColour = (next: unknown) =>
    write(typeof next === 'string' && next !== '' ? { backgroundColor: next } : {})
  const value = colour ?? background

  return (
    <FieldFrame
      path={COLOUR}
      title={words.properties.backgroundColor ?? ''}
      findings={findings}
      onReset={kind === 'none' || isDisabled ? undefined : () => write({})}
      resetTitle={fieldWording.clear}
    >
      {(parts) => (
        <div className="ed-ground">
          <Segmented
            block
            aria-label={words.ground}
            disabled={isDisabled}
            value={shown === MIXED ? ('' as Kind) : shown}
            options={(Object.keys(words.grounds) as Kind[])
              .filter((name) => name !== 'other' || shown === 'other')
              .map((name) => ({ value: name, label: words.grounds[name] }))}
            onChange={(next) => {
              setChosen(next)
              if (next === 'gradient') write({ background: writeGradient(FIRST_GRADIENT) })
              else if (next !== kind) write({})
            }}
          />
          {shown === MIXED && <p className="ed-field-fine">{fieldWording.mixed}</p>}
          {shown === 'colour' && (
            <>
              <ThemeSwatches
                label={fieldWording.themeColours}
                value={value}
                isDisabled={isDisabled}
                onWrite={writeColour}
              />
              <ColorInput
                {...parts}
                isMixed={value === MIXED}
                isDisabled={isDisabled}
                value={value === MIXED ? undefined : value}
                field={{ title: words.properties.backgroundColor ?? '', optional: true }}
                linkHosts={[]}
                onWrite={writeColour}
              />
            </>
          )}
          {shown === 'gradient' && (
            <GradientFields
              value={readGradient(background)}
              isDisabled={isDisabled}
              onWrite={(gradient) => write({ background: writeGradient(gradient) })}
            />
          )}
          {shown === 'other' && (
            <StyleInput
              {...parts}
              style={{ name: 'background' }}
              value={background === MIXED ? undefined : background}
              isMixed={background === MIXED}
              isDisabled={isDisabled}
              onWrite={(next) => run(setStyle, { ids, style: { background: next } })}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

function kindOf(style: unknown): Kind {
  const { background, backgroundColor } = (style ?? {}) as Record<string, unknown>
  if (background === undefined) return backgroundColor === undefined ? 'none' : 'colour'
  if (readGradient(background)) return 'gradient'
  return typeof background === 'string' && isColor(background) ? 'colour' : 'other'
}

import { DisconnectOutlined, LinkOutlined } from '@ant-design/icons'
import { type Path, setStyle } from '@yingzao/editor-core'
import { Button } from 'antd'
import { useState } from 'react'
import { FieldFrame } from '../fields/field-frame'
import { MIXED, useFieldFact, useFieldTarget } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { noSides, type Ring, SIDES, type Side, sideOf, sidesWith } from '../session/box-sides'
import { useRun, useSession } from '../session/session-context'
import { StyleInput } from './style-input'
import { wording } from './wording'

const words = wording.look
const STYLE: Path = ['common', 'style']

type Style = Record<string, string | number | undefined>

/** The room around and inside a block, as two rings with a number on each side. */
export function BoxDiagram() {
  const { ids, isDisabled } = useFieldTarget()
  const run = useRun()
  const findings = [...useFieldFindings([...STYLE, 'margin']), ...useFieldFindings([...STYLE, 'padding'])]
  const isSet = useFieldFact(STYLE, hasRoom) !== false
  return (
    <FieldFrame
      path={STYLE}
      title={words.room}
      help={words.roomHelp}
      findings={findings}
      onReset={
        isSet && !isDisabled
          ? () => run(setStyle, { ids, style: { ...noSides('margin'), ...noSides('padding') } })
          : undefined
      }
      resetTitle={words.clearRoom}
    >
      {({ describedBy }) => (
        <RingOf name="margin" describedBy={describedBy}>
          <RingOf name="padding" describedBy={describedBy}>
            <span className="ed-box-core">{words.content}</span>
          </RingOf>
        </RingOf>
      )}
    </FieldFrame>
  )
}

interface RingProps {
  name: Ring
  describedBy: string | undefined
  children: React.ReactNode
}

function RingOf({ name, describedBy, children }: RingProps) {
  const { isDisabled } = useFieldTarget()
  const [isLinked, setLinked] = useState(false)
  const title = words.properties[name] ?? name
  return (
    <fieldset
      className="ed-ring"
      data-ring={name}
      data-path={`common.style.${name}`}
      aria-label={title}
      aria-describedby={describedBy}
    >
      <span className="ed-ring-name" aria-hidden>
        {title}
      </span>
      <Button
        type="text"
        size="small"
        className="ed-ring-link"
        icon={isLinked ? <LinkOutlined /> : <DisconnectOutlined />}
        aria-pressed={isLinked}
        aria-label={words.linked(title)}
        title={words.linked(title)}
        disabled={isDisabled}
        onClick={() => setLinked(!isLinked)}
      />
      {SIDES.map((side) => (
        <SideInput key={side} name={name} side={side} isLinked={isLinked} />
      ))}
      <div className="ed-ring-in">{children}</div>
    </fieldset>
  )
}

function SideInput({ name, side, isLinked }: { name: Ring; side: Side; isLinked: boolean }) {
  const { ids, isDisabled } = useFieldTarget()
  const { editor } = useSession()
  const run = useRun()
  const property = `${name}${side}`
  const value = useFieldFact(STYLE, (style) => sideOf((style ?? {}) as Style, name, side))

  /** Each block keeps its other sides. */
  function write(next: string | number | undefined): void {
    const sides = Object.fromEntries((isLinked ? SIDES : [side]).map((one) => [one, next]))
    const styles = ids.map((id) =>
      sidesWith(editor.tree.index.get(id)?.block.common.style ?? {}, name, sides),
    )
    const isAlike = styles.every((style) => JSON.stringify(style) === JSON.stringify(styles[0]))
    if (isAlike) {
      run(setStyle, { ids, style: styles[0] ?? {} })
      return
    }
    const step = editor.begin(words.roomStep)
    ids.forEach((id, index) => {
      run(setStyle, { ids: [id], style: styles[index] ?? {} })
    })
    step.commit()
  }

  return (
    <span className="ed-side" data-side={side} data-path={`common.style.${property}`}>
      <StyleInput
        id={`ed-${property}`}
        label={`${words.properties[name]} ${words.sides[side]}`}
        style={{ name: property, ...(name === 'padding' && { min: 0 }) }}
        value={value === MIXED ? undefined : value}
        isMixed={value === MIXED}
        isDisabled={isDisabled}
        isInvalid={false}
        isShort
        describedBy={undefined}
        standard="0"
        onWrite={write}
      />
    </span>
  )
}

function hasRoom(style: unknown): boolean {
  const set = Object.keys((style ?? {}) as object)
  return set.some((name) => /^(?:margin|padding)/.test(name))
}

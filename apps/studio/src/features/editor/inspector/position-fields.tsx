import type { Path } from '@yingzao/editor-core'
import { isRecord, type Position } from '@yingzao/schema/client'
import { type NumberField, positionFields } from '@yingzao/schema/server'
import { Select } from 'antd'
import { saidFields } from '../../../ui/said/fields'
import { FieldFrame } from '../fields/field-frame'
import { FieldRow } from '../fields/field-row'
import { MIXED, useFieldFact, useFieldTarget, useFieldValue, useWriteField } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { wording as fieldWording } from '../fields/wording'
import { wording } from './wording'

const words = wording.look
const PATH: Path = ['common', 'position']
const OFFSETS = saidFields(positionFields).filter((field): field is NumberField => field.kind === 'number')
const TYPES = Object.keys(words.positions) as Position['type'][]

/** Whether the block moves with the page, and its distances from which edges. */
export function PositionFields() {
  const { isDisabled } = useFieldTarget()
  const findings = useFieldFindings(PATH)
  const type = useFieldFact(PATH, (value) => (isRecord(value) ? (value.type as Position['type']) : 'static'))
  const position = useFieldValue(PATH)
  const write = useWriteField(PATH)
  return (
    <>
      <FieldFrame path={PATH} title={words.position} isInline findings={findings}>
        {({ id, describedBy }) => (
          <Select
            id={id}
            className="ed-wide"
            value={type === MIXED ? null : type}
            placeholder={fieldWording.mixed}
            options={TYPES.map((value) => ({ value, label: words.positions[value] }))}
            disabled={isDisabled}
            aria-describedby={describedBy}
            onChange={(chosen) => write(positionOf(chosen ?? 'static', position))}
          />
        )}
      </FieldFrame>
      {type !== MIXED && type !== 'static' && (
        <>
          <p className="ed-field-fine">{words.positionHints[type]}</p>
          <div className="ed-pair">
            {OFFSETS.map((field) => (
              <FieldRow key={field.name} field={field} path={[...PATH, field.name]} />
            ))}
          </div>
        </>
      )}
    </>
  )
}

/** A block that moves with the page has no position in the document. */
function positionOf(type: Position['type'], before: unknown): Position | undefined {
  if (type === 'static') return undefined
  return { ...(isRecord(before) ? before : {}), type }
}

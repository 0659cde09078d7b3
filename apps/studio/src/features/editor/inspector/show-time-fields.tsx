import type { Path } from '@yingzao/editor-core'
import { type NumberField, showIfFields } from '@yingzao/schema/server'
import { DateTimeInput } from '../fields/date-time-input'
import { FieldFrame } from '../fields/field-frame'
import { useFieldTarget, useFieldValue, useWriteField } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { wording } from './wording'

const words = wording.condition

/** Earlier than any timestamp: a document cannot have an end without a beginning. */
const EVER = 1

const timestampField = showIfFields.find((field) => field.kind === 'list')?.item as NumberField
const UNTIL: NumberField = { ...timestampField, optional: true, required: false }
const FROM: NumberField = { ...UNTIL, name: 'start_at' }

/** From when and until when the block shows. */
export function ShowTimeFields({ path }: { path: Path }) {
  const { isDisabled } = useFieldTarget()
  const value = useFieldValue(path)
  const write = useWriteField(path)
  const findings = [
    ...useFieldFindings(path),
    ...useFieldFindings([...path, 0]),
    ...useFieldFindings([...path, 1]),
  ]
  const [first, until] = (Array.isArray(value) ? value : []) as (number | undefined)[]
  const from = first === EVER ? undefined : first

  function input(field: NumberField, ms: number | undefined, onWrite: (ms: number | undefined) => void) {
    return (parts: { id: string; describedBy: string | undefined; isInvalid: boolean }) => (
      <DateTimeInput
        {...parts}
        field={field}
        value={ms}
        isMixed={typeof value === 'symbol'}
        isDisabled={isDisabled}
        linkHosts={[]}
        onWrite={(next) => onWrite(next as number | undefined)}
      />
    )
  }

  return (
    <>
      <FieldFrame path={path} title={words.from} findings={findings}>
        {input(FROM, from, (next) => write(timeOf(next, until)))}
      </FieldFrame>
      <FieldFrame path={[...path, 1]} title={words.until} findings={[]}>
        {input(UNTIL, until, (next) => write(timeOf(from, next)))}
      </FieldFrame>
      {from !== undefined && until !== undefined && until <= from && (
        <p className="ed-field-note">{words.wrongOrder}</p>
      )}
    </>
  )
}

function timeOf(from: number | undefined, until: number | undefined): number[] | undefined {
  if (until !== undefined) return [from ?? EVER, until]
  return from === undefined ? undefined : [from]
}

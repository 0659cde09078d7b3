import type { Path } from '@yingzao/editor-core'
import type { Field, ObjectField as ObjectFieldOf } from '@yingzao/schema/server'
import { useMemo } from 'react'
import { ActionField } from './action-field'
import { FieldFrame } from './field-frame'
import { useFieldParts } from './field-parts'
import { AroundContext, useFieldFact, useFieldTarget, useWriteField } from './field-target'
import { useFieldFindings } from './use-field-findings'

/** Settings that belong together, as a box of their own. */
export function ObjectField({ field, path }: { field: ObjectFieldOf; path: Path }) {
  if (field.control === 'action') return <ActionField field={field} path={path} />
  return <Fieldset field={field} path={path} />
}

function Fieldset({ field, path }: { field: ObjectFieldOf; path: Path }) {
  const { isDisabled } = useFieldTarget()
  const findings = useFieldFindings(path)
  const isThere = useFieldFact(path, (value) => value !== undefined)
  const write = useWriteField(path)
  const { List } = useFieldParts()
  const around = useMemo(() => (field.optional ? { path, field } : undefined), [field, path])
  const canReset = field.optional && isThere === true && !isDisabled
  return (
    <AroundContext value={around}>
      <FieldFrame
        path={path}
        title={field.title}
        help={field.help}
        isRequired={field.required}
        findings={findings}
        onReset={canReset ? () => write(undefined) : undefined}
      >
        {({ id }) => (
          <fieldset id={id} className="ed-box" aria-label={field.title}>
            <List fields={field.fields as Field[]} path={path} />
          </fieldset>
        )}
      </FieldFrame>
    </AroundContext>
  )
}

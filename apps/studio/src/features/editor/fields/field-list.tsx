import { isRecord } from '@yingzao/schema/client'
import { type Field, holds } from '@yingzao/schema/server'
import { isKey } from './field-keys'
import type { FieldListProps } from './field-parts'
import { FieldRow } from './field-row'
import { MIXED, useFieldFact } from './field-target'
import { isSizePair, SizeFields } from './size-fields'

/** The settings of one object, without those that do not apply given the others. */
export function FieldList({ fields, path, inputs }: FieldListProps) {
  const names = useFieldFact(path, (value) => shownNames(fields, value))
  const counting = names === MIXED ? fields.filter(({ when }) => when === undefined) : named(fields, names)
  const shown = counting.filter((field) => !isKey(field))
  return shown.map((field, index) => {
    const next = shown[index + 1]
    if (next && isSizePair(field, next))
      return <SizeFields key={field.name} pair={[field, next]} path={path} />
    const before = shown[index - 1]
    if (before && isSizePair(before, field)) return null
    return (
      <FieldRow
        key={field.name}
        field={field}
        path={[...path, field.name]}
        siblings={fields}
        input={inputs?.[field.name]}
      />
    )
  })
}

/** As a text, which is cheap to compare on every key. */
function shownNames(fields: readonly Field[], value: unknown): string {
  const siblings = isRecord(value) ? value : {}
  return fields
    .filter(({ when }) => holds(when, siblings))
    .map(({ name }) => name)
    .join()
}

function named(fields: readonly Field[], names: string): readonly Field[] {
  const shown = new Set(names.split(','))
  return fields.filter(({ name }) => shown.has(name))
}

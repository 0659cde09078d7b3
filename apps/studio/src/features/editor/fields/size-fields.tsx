import type { Path } from '@yingzao/editor-core'
import type { Field } from '@yingzao/schema/server'
import { FieldRow } from './field-row'

/** People see width and height as one setting. */
export function isSizePair(one: Field, other: Field): boolean {
  return one.name === 'width' && other.name === 'height' && one.kind === 'number' && other.kind === 'number'
}

export function SizeFields({ pair, path }: { pair: readonly [Field, Field]; path: Path }) {
  return (
    <div className="ed-pair">
      {pair.map((field) => (
        <FieldRow key={field.name} field={field} path={[...path, field.name]} />
      ))}
    </div>
  )
}

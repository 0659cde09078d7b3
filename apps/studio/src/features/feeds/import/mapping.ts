import type { FeedMapping } from '@yingzao/contract/studio'
import type { Answer } from '../../../state/calls'

export type Report = Answer<'feedImport'>
type Place = Report['columns'][number]

/** A member's choice for one of our columns, where it differs from what was found. Null: no column of the file. */
interface Told {
  column: string | null
  /** Undefined: as title and cells say. */
  unit?: Unit | undefined
}

export type Unit = Extract<FeedMapping[string], { unit: unknown }>['unit']

/** Keyed by the names of our columns. */
export type Mapping = Readonly<Record<string, Told>>

/** The column and unit that apply: the member's choice, else as the file was read. */
export function placeOf(
  { name, column, unit }: Place,
  mapping: Mapping,
): { column: string | null; unit: string | null } {
  const told = mapping[name]
  if (!told) return { column, unit }
  // Another column has another unit, which the next check finds.
  return { column: told.column, unit: told.unit ?? (told.column === column ? unit : null) }
}

/** The same in the form that the call takes; undefined: nothing was chosen. */
export function mappingText(mapping: Mapping): string | undefined {
  const told = Object.entries(mapping)
  if (told.length === 0) return undefined
  const wanted: FeedMapping = Object.fromEntries(
    told.map(([name, { column, unit }]) => [
      name,
      column === null || unit === undefined ? column : { column, unit },
    ]),
  )
  return JSON.stringify(wanted)
}

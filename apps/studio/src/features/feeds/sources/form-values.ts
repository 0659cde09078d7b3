import type { FeedKind, FeedMapping } from '@yingzao/contract/studio'
import type { Payload } from '../../../state/calls'
import { holdsMoney } from '../column-words'
import type { SourceRow } from '../feed-rows'
import type { Unit } from '../import/mapping'

/** One of our columns, and what the source calls it. */
interface MappedValue {
  name?: string
  column?: string
  unit?: Unit
}

export interface SourceValues {
  id: string
  kind: FeedKind
  title: string
  url: string
  fetch_at: string
  mapped: MappedValue[]
  is_on: boolean
}

/** The initial form values of a source; undefined: a new one. */
export function valuesOf(source: SourceRow | undefined): SourceValues {
  return {
    id: '',
    kind: source?.kind ?? 'lhb',
    title: source?.title ?? '',
    url: source?.url ?? '',
    fetch_at: source?.fetch_at ?? '17:30',
    mapped: Object.entries(source?.mapping ?? {}).flatMap(([name, told]) => mappedOf(name, told)),
    is_on: source?.is_on ?? true,
  }
}

function mappedOf(name: string, told: FeedMapping[string]): MappedValue[] {
  if (told === null) return []
  return [typeof told === 'string' ? { name, column: told } : { name, ...told }]
}

/** The same in the form that calls take. Columns left out on purpose, which this form does not show, stay left out. */
export function fieldsOf(
  values: SourceValues,
  source: SourceRow | undefined,
): Omit<Payload<'feedSourceCreate'>, 'source_id'> {
  const { kind, mapped } = values
  const left = source?.kind === kind ? Object.entries(source.mapping).filter(([, told]) => told === null) : []
  return {
    kind,
    title: values.title,
    url: values.url.trim(),
    fetch_at: values.fetch_at,
    mapping: Object.fromEntries([
      ...left,
      ...mapped.map(({ name = '', column = '', unit }) => [
        name,
        unit !== undefined && holdsMoney(kind, name) ? { column: column.trim(), unit } : column.trim(),
      ]),
    ]),
    is_on: values.is_on,
  }
}

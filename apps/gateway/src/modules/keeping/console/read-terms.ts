import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { recordCount } from '../keeping-tables'
import { type RecordKind, recordKinds } from '../record-kinds'

type Terms = StudioResponse<StudioOperations['keepingTerms']>
type Counted = typeof recordCount.$inferSelect

const DAY_MS = 86_400_000

/** The list of record kinds, with how much there was of each at the last count. */
export async function readTerms({ config, db }: Pick<Context, 'config' | 'db'>): Promise<Terms> {
  const counts = await db.orm.select().from(recordCount)
  const byTable = new Map(counts.map((count) => [count.table_name, count]))
  const moments = counts.map(({ counted_at }) => counted_at.getTime())
  return {
    counted_at: moments.length === 0 ? null : new Date(Math.min(...moments)).toISOString(),
    list: recordKinds.map((kind) => lineOf(kind, config.kept, byTable)),
  }
}

function lineOf(
  kind: RecordKind,
  kept: Context['config']['kept'],
  byTable: ReadonlyMap<string, Counted>,
): Terms['list'][number] {
  const { term, tables } = kind
  const days = term.by === 'age' ? term.days(kept) : term.by === 'lawful' ? term.days : null
  const counted = tables.flatMap(({ name }) => byTable.get(name) ?? [])
  const moments = counted.flatMap(({ oldest }) => (oldest === null ? [] : [oldest.getTime()]))
  const oldest = moments.length === 0 ? undefined : Math.min(...moments)
  return {
    kind: kind.kind,
    name: kind.name,
    days,
    end: endOf(term),
    from: kind.from,
    ground: kind.ground,
    why: term.by === 'none' ? term.why : '',
    setting: term.by === 'age' ? (term.setting ?? null) : null,
    is_unsure: kind.isUnsure ?? false,
    rows: counted.length === 0 ? null : counted.reduce((sum, { rows }) => sum + rows, 0),
    is_estimate: counted.some(({ is_estimate }) => is_estimate),
    oldest: oldest === undefined ? null : new Date(oldest).toISOString(),
    next_at: oldest === undefined || days === null ? null : new Date(oldest + days * DAY_MS).toISOString(),
  }
}

function endOf(term: RecordKind['term']): Terms['list'][number]['end'] {
  if (term.by !== 'lawful') return term.by
  return term.door === 'leads' ? 'emptied' : 'evidence'
}

import type { NoteFilterState, StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, desc, eq, ilike, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { todayInChina } from '../../../db/china-days'
import type { Orm } from '../../../db/database'
import { likeText } from '../../../db/like-text'
import { instrument } from '../market-tables'
import { instrumentNote } from '../note-tables'
import { findVersions, type Version } from './note-versions'

type List = StudioOperations['instrumentNoteList']

/** The next shares with notes, most recently written first, each with what is out and what is waiting. */
export async function listNotes(
  { db }: Pick<Context, 'db'>,
  member_id: number,
  filter: StudioInput<List>,
): Promise<StudioResponse<List>> {
  const found = await findNewest(db.orm, filter)
  const shown = found.slice(0, filter.limit)
  const wanted = or(
    inArray(
      instrumentNote.note_id,
      shown.map(({ newest_id }) => newest_id),
    ),
    and(
      inArray(
        instrumentNote.code,
        shown.map(({ code }) => code),
      ),
      inArray(instrumentNote.state, ['out', 'waiting']),
    ),
  )
  const versions = shown.length === 0 ? [] : await findVersions(db.orm, member_id, wanted)
  return {
    list: shown.map((share) => ({
      ...share,
      written_at: share.written_at.toISOString(),
      ...partsOf(versions.filter(({ code }) => code === share.code)),
    })),
    next: found.length > filter.limit ? String(shown.at(-1)?.newest_id) : null,
  }
}

function partsOf(versions: readonly (Version & { code: string })[]) {
  const first = (...states: Version['state'][]): Version | null => {
    const found = versions.find(({ state }) => states.includes(state))
    if (!found) return null
    const { code: _, ...version } = found
    return version
  }
  return { out: first('out', 'expired'), waiting: first('waiting'), returned: first('returned') }
}

/** The newest version of each share: that is one row for each, in the order in which they were written. */
async function findNewest(db: Orm, { q, state, after, limit }: StudioInput<List>) {
  const begins = q ? `${likeText(q)}%` : undefined
  const isFound =
    begins === undefined
      ? undefined
      : or(
          like(instrument.code, begins),
          like(instrument.initials, begins.toLowerCase()),
          ilike(instrument.name, `%${begins}`),
        )
  return db
    .select({
      code: instrument.code,
      name: instrument.name,
      newest_id: instrumentNote.note_id,
      written_at: instrumentNote.written_at,
    })
    .from(instrumentNote)
    .innerJoin(instrument, eq(instrument.code, instrumentNote.code))
    .where(
      and(
        sql`NOT EXISTS (SELECT FROM ${instrumentNote} AS newer
          WHERE newer.code = ${instrumentNote}.code AND newer.note_id > ${instrumentNote}.note_id)`,
        isFound,
        state && HAS[state],
        after === undefined ? undefined : lt(instrumentNote.note_id, after),
      ),
    )
    .orderBy(desc(instrumentNote.note_id))
    .limit(limit + 1)
}

const hasOne = (isMeant: SQL) =>
  sql`EXISTS (SELECT FROM ${instrumentNote} AS n WHERE n.code = ${instrumentNote}.code AND ${isMeant})`

const HAS: Readonly<Record<NoteFilterState, SQL>> = {
  waiting: hasOne(sql`n.state = 'waiting'`),
  out: hasOne(sql`n.state = 'out' AND n.good_until >= ${todayInChina}`),
  expired: hasOne(sql`n.state = 'out' AND n.good_until < ${todayInChina}`),
  returned: sql`${instrumentNote.state} = 'returned'`,
}

/** The next versions of what was said of a share, the newest first. */
export async function noteHistory(
  { db }: Pick<Context, 'db'>,
  member_id: number,
  { code, after, limit }: StudioInput<StudioOperations['instrumentNoteHistory']>,
): Promise<StudioResponse<StudioOperations['instrumentNoteHistory']>> {
  const found = await findVersions(
    db.orm,
    member_id,
    and(eq(instrumentNote.code, code), after === undefined ? undefined : lt(instrumentNote.note_id, after)),
    limit + 1,
  )
  const list = found.slice(0, limit).map(({ code: _, ...version }) => version)
  return { list, next: found.length > limit ? String(list.at(-1)?.note_id) : null }
}

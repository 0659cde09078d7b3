import type { StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { todayInChina } from '../../../db/china-days'
import type { Orm } from '../../../db/database'
import { memberNames } from '../../members'
import { registeredAdvisers } from '../../staff'
import { instrumentNote } from '../note-tables'

/** A version as members see it. */
export type Version = StudioResponse<StudioOperations['instrumentNoteHistory']>['list'][number]

/** Some versions with the names of everybody involved, newest first. */
export async function findVersions(
  db: Orm,
  member_id: number,
  wanted: SQL | undefined,
  limit = 1_000,
): Promise<(Version & { code: string })[]> {
  const [writer, decider, ender] = [memberNames('writer'), memberNames('decider'), memberNames('ender')]
  const adviser = registeredAdvisers('registered')
  const rows = await db
    .select({
      note: instrumentNote,
      isOver: sql<boolean>`${instrumentNote.good_until} < ${todayInChina}`,
      is_registered: sql<boolean>`${adviser.staff_id} IS NOT NULL`,
      written_by: writer.name,
      decided_by: decider.name,
      ended_by: ender.name,
    })
    .from(instrumentNote)
    .leftJoin(
      adviser,
      and(eq(adviser.staff_id, instrumentNote.staff_id), eq(adviser.cert_no, instrumentNote.adviser_no)),
    )
    .leftJoin(writer, eq(writer.member_id, instrumentNote.written_by))
    .leftJoin(decider, eq(decider.member_id, instrumentNote.decided_by))
    .leftJoin(ender, eq(ender.member_id, instrumentNote.ended_by))
    .where(wanted)
    .orderBy(desc(instrumentNote.note_id))
    .limit(limit)
  return rows.map(({ note, isOver, ...more }) => ({
    ...more,
    code: note.code,
    note_id: note.note_id,
    staff_id: note.staff_id,
    adviser: note.adviser,
    adviser_no: note.adviser_no,
    text: note.text,
    good_until: note.good_until,
    state: note.state === 'out' && isOver ? 'expired' : note.state,
    is_own: note.written_by === member_id,
    written_at: note.written_at.toISOString(),
    decided_at: note.decided_at?.toISOString() ?? null,
    reason: note.reason,
    ended_at: note.ended_at?.toISOString() ?? null,
    ended_why: note.ended_why,
  }))
}

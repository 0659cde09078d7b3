import { and, desc, eq, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import type { SubjectNames } from '../define-module'
import { auditLog } from './audit-tables'

export interface AuditFilter {
  /** Rows before this number. */
  below?: number | undefined
  action?: string | undefined
  who?: string | undefined
  subject?: string | undefined
}

/** An act, for showing the history of one thing. */
export interface HistoryRow {
  at: Date
  who: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** A row with the names that its member and its subject have now; empty for what has none. */
export type AuditRow = Omit<typeof auditLog.$inferSelect, 'prev_hash' | 'hash'> & {
  who_name: string
  subject_name: string
}

/** Returns the newest rows that match, up to the limit. */
export async function findAudit(
  db: Orm,
  filter: AuditFilter,
  { limit, subjects }: { limit: number; subjects: SubjectNames },
): Promise<AuditRow[]> {
  const { seq, at, who, action, subject, before, after } = auditLog
  return db
    .select({
      seq,
      at,
      who,
      who_name: nameOf(who, subjects),
      action,
      subject,
      subject_name: nameOf(subject, subjects),
      before,
      after,
      ip: sql<string | null>`host(${auditLog.ip})`,
    })
    .from(auditLog)
    .where(conditionOf(filter))
    .orderBy(desc(auditLog.seq))
    .limit(limit)
}

/** The display name of a subject, or of who acted, from the module that owns it. Empty: it has no name, or is gone. */
function nameOf(subject: SQLWrapper, subjects: SubjectNames): SQL<string> {
  const cases = Object.entries(subjects).map(([kind, query]) => {
    const key = sql`substr(${subject}, ${kind.length + 2}::int)`
    return sql`WHEN ${kind} THEN (${query(key)})`
  })
  return sql<string>`coalesce(CASE split_part(${subject}, ':', 1) ${sql.join(cases, sql` `)} END, '')`
}

/** What was done with a subject, the newest first. */
export async function findHistory(db: Orm, subject: string, limit: number): Promise<HistoryRow[]> {
  return db
    .select({
      at: auditLog.at,
      who: auditLog.who,
      action: auditLog.action,
      before: sql<HistoryRow['before']>`${auditLog.before}`,
      after: sql<HistoryRow['after']>`${auditLog.after}`,
    })
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.seq))
    .limit(limit)
}

function conditionOf({ below, ...wanted }: AuditFilter): SQL | undefined {
  const same = (['action', 'who', 'subject'] as const).map((field) =>
    wanted[field] === undefined ? undefined : eq(auditLog[field], wanted[field]),
  )
  return and(below === undefined ? undefined : lt(auditLog.seq, below), ...same)
}

/** Returns what was recorded about one kind of act with a subject, the oldest first. */
export async function findActs(
  db: Orm,
  action: string,
  subject: string,
): Promise<{ seq: number; after: unknown }[]> {
  const { seq, after } = auditLog
  return db
    .select({ seq, after })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subject, subject)))
    .orderBy(seq)
}

/** The hashes of some rows by their numbers; those that are gone are left out. */
export async function readHashes(db: Orm, seqs: readonly number[]): Promise<Map<number, string>> {
  if (seqs.length === 0) return new Map()
  const { seq, hash } = auditLog
  const rows = await db
    .select({ seq, hash })
    .from(auditLog)
    .where(inArray(seq, [...seqs]))
  return new Map(rows.map((row) => [row.seq, row.hash]))
}

/** How long ago the log began. 0: nothing was done yet. */
export async function secondsSinceFirstAct(db: Orm): Promise<number> {
  const [first] = await db
    .select({ age: sql<number>`extract(epoch FROM now() - ${auditLog.at})::float8` })
    .from(auditLog)
    .orderBy(auditLog.seq)
    .limit(1)
  return first?.age ?? 0
}

import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { asset } from '../assets/asset-tables'
import { member } from '../members/member-tables'
import { page } from '../pages/page-tables'
import { auditLog } from './audit-tables'

export interface AuditFilter {
  /** Rows before this number. */
  below?: number | undefined
  action?: string | undefined
  who?: string | undefined
  subject?: string | undefined
}

/** A row with the names that its member and its subject have now; empty for what has none. */
export type AuditRow = Omit<typeof auditLog.$inferSelect, 'prev_hash' | 'hash'> & {
  who_name: string
  subject_name: string
}

/** What people call the subject of a row. */
const SUBJECT_NAME = sql<string>`coalesce(CASE split_part(${auditLog.subject}, ':', 1)
  WHEN 'page' THEN (SELECT ${page.title} FROM ${page} WHERE 'page:' || ${page.code} = ${auditLog.subject})
  WHEN 'asset' THEN (SELECT ${asset.name} FROM ${asset} WHERE 'asset:' || ${asset.hash} = ${auditLog.subject})
  WHEN 'member' THEN (SELECT m.name FROM ${member} AS m WHERE 'member:' || m.member_id = ${auditLog.subject})
END, '')`

/** The newest rows that fit, at most so many. */
export async function findAudit(db: Orm, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { seq, at, who, action, subject, before, after } = auditLog
  return db
    .select({
      seq,
      at,
      who,
      who_name: sql<string>`coalesce(${member.name}, '')`,
      action,
      subject,
      subject_name: SUBJECT_NAME,
      before,
      after,
      ip: sql<string | null>`host(${auditLog.ip})`,
    })
    .from(auditLog)
    .leftJoin(member, sql`${auditLog.who} = 'member:' || ${member.member_id}`)
    .where(conditionOf(filter))
    .orderBy(desc(auditLog.seq))
    .limit(limit)
}

function conditionOf({ below, ...wanted }: AuditFilter): SQL | undefined {
  const same = (['action', 'who', 'subject'] as const).map((field) =>
    wanted[field] === undefined ? undefined : eq(auditLog[field], wanted[field]),
  )
  return and(below === undefined ? undefined : lt(auditLog.seq, below), ...same)
}

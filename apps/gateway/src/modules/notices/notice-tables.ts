import { noticeKinds, noticeLimits } from '@yingzao/contract/studio'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '../../db/columns'
import { memberId } from '../members/member-tables'

const KINDS = sql.raw(noticeKinds.map((kind) => `'${kind}'`).join(', '))
/** A phone as it is usually written; `notify` masks it in any form. */
const PHONE = sql.raw(`'(^|[^0-9])1[3-9][0-9]{9}([^0-9]|$)'`)
/** Within the Studio: no other host, and nothing that a browser would take for one. */
const PATH = sql.raw(`'^/([^/[:space:][:cntrl:]\\\\][^[:space:][:cntrl:]\\\\]*)?$'`)
const most = (count: number) => sql.raw(String(count))

/** What a member was told, until they have read it and some time after. */
export const memberNotice = pgTable(
  'member_notice',
  {
    notice_id: bigint('notice_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    member_id: memberId('member_id'),
    kind: text('kind', { enum: noticeKinds }).notNull(),
    /** As the audit log names it: `page:etf-course`. */
    subject: text('subject').notNull(),
    words: text('words').notNull(),
    /** Where it leads within the Studio. */
    link: text('link').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
    read_at: timestamptz('read_at'),
    /**
     * When its 180 days begin: on reading, and for one that is never read, so long after it came that it is kept for a
     * year.
     */
    ages_from: timestamptz('ages_from').notNull().default(sql`now() + interval '185 days'`),
  },
  (table) => [
    check('member_notice_kind', sql`${table.kind} in (${KINDS})`),
    check('member_notice_subject', sql`${table.subject} ~ '^[a-z_]+(:[^[:cntrl:]]{1,200})?$'`),
    check(
      'member_notice_words',
      sql`length(${table.words}) between 1 and ${most(noticeLimits.words)} and ${table.words} !~ '[[:cntrl:]]' and ${table.words} !~ ${PHONE}`,
    ),
    check(
      'member_notice_link',
      sql`${table.link} ~ ${PATH} and length(${table.link}) <= ${most(noticeLimits.link)}`,
    ),
    check('member_notice_read', sql`${table.read_at} is null or ${table.ages_from} = ${table.read_at}`),
    index('member_notice_newest').on(table.member_id, table.notice_id),
    // The bell asks for their number every minute.
    index('member_notice_unread').on(table.member_id).where(sql`${table.read_at} is null`),
    index('member_notice_ages').on(table.ages_from),
  ],
)

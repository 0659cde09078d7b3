import type { PgTable } from 'drizzle-orm/pg-core'
import * as schema from '../../db/schema'

/** What becomes of somebody's rows when they have themselves erased. */
interface PersonalTable {
  table: PgTable
  /** `delete` the rows, or only `unlink` them from their person, or `keep` them as they are. */
  fate: 'delete' | 'unlink' | 'keep'
  /** Why not all of it goes. */
  why?: string
}

/**
 * Every table that says something of a visitor, in the order in which rows may go. A test holds it against the schema:
 * a new table with a uid or a phone has to be decided about here.
 */
export const personalTables: readonly PersonalTable[] = [
  { table: schema.session, fate: 'delete' },
  { table: schema.groupMember, fate: 'delete' },
  { table: schema.serviceGroup, fate: 'delete' },
  { table: schema.staffBind, fate: 'delete' },
  { table: schema.userTag, fate: 'delete' },
  { table: schema.browseLog, fate: 'delete' },
  { table: schema.accountIntent, fate: 'delete' },
  { table: schema.liveCodeHandout, fate: 'delete' },
  { table: schema.smsCode, fate: 'delete' },
  { table: schema.smsMessage, fate: 'delete' },
  {
    table: schema.smsPhone,
    fate: 'keep',
    why: 'Limits how many messages a phone gets. It holds a keyed hash.',
  },
  { table: schema.stateCodeHit, fate: 'unlink', why: 'A channel counts its visitors, whoever they were.' },
  { table: schema.pageEvent, fate: 'unlink', why: 'A page counts its taps, whoever made them.' },
  { table: schema.urlLinkLog, fate: 'unlink', why: 'The vendor limits how many links there may be.' },
  {
    table: schema.visitLog,
    fate: 'keep',
    why: 'A network log is kept for six months; its uid leads to nobody now.',
  },
  {
    table: schema.lead,
    fate: 'keep',
    why: 'Emptied of phone and name: a channel counts its leads, whoever they were.',
  },
  { table: schema.consentLog, fate: 'keep', why: 'Who handles data has to prove that it was agreed to.' },
  { table: schema.softuser, fate: 'keep', why: 'Emptied: kept records refer to its uid.' },
]

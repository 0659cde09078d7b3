import { inviteLimits, shareChannels } from '@yingzao/contract/server'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  inet,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { idForm, rowTimes, timestamptz } from '../../db/columns'
import { spokenNumberForm } from '../../db/spoken-number'
import { member } from '../members/member-tables'
import { softuser } from '../passport/passport-tables'
import { rule } from '../targeting/targeting-tables'

const MOST_TIERS = sql.raw(String(inviteLimits.tiers))
const MOST_NEEDED = sql.raw(String(inviteLimits.need))

/** A time in which people invite others. */
export const inviteActivity = pgTable(
  'invite_activity',
  {
    activity_id: text('activity_id').primaryKey(),
    title: text('title').notNull(),
    start_at: timestamptz('start_at').notNull(),
    end_at: timestamptz('end_at').notNull(),
    /** The rule an invited person must fulfil to count. Null: it is enough that they registered. */
    rule_id: text('rule_id').references(() => rule.rule_id),
    /** Paragraphs, separated by line breaks. */
    rules: text('rules').notNull(),
    /** What an invited person gets. Empty: nothing. */
    gift: text('gift').notNull().default(''),
    share_title: text('share_title').notNull(),
    share_desc: text('share_desc').notNull().default(''),
    is_open: boolean('is_open').notNull().default(true),
    /** Counts every change, so that whoever saves over somebody else's change is told. */
    revision: integer('revision').notNull().default(1),
    ...rowTimes,
  },
  (table) => [
    idForm('invite_activity_id_form', table.activity_id),
    check('invite_activity_title', sql`${table.title} = btrim(${table.title}) and ${table.title} <> ''`),
    check('invite_activity_span', sql`${table.start_at} < ${table.end_at}`),
  ],
)

/** The activity that a row belongs to. */
const ofActivity = () =>
  text('activity_id')
    .notNull()
    .references(() => inviteActivity.activity_id)

/** A visitor whom a row is about. */
const visitor = <Name extends string>(name: Name) =>
  bigint(name, { mode: 'number' })
    .notNull()
    .references(() => softuser.softuser_id)

/** What can be won: the prize of a tier, or, with `state` 0, the one for passing the link on. */
export const invitePrize = pgTable(
  'invite_prize',
  {
    prize_id: text('prize_id').primaryKey(),
    activity_id: ofActivity(),
    state: smallint('state').notNull(),
    /** How many invited people have to count; 0 for passing the link on. */
    need: integer('need').notNull(),
    name: text('name').notNull(),
    image: text('image').notNull().default(''),
    /** What it is worth, in fen, for the tax on prizes. */
    worth: integer('worth').notNull().default(0),
    /** How many are left, and how many were given or promised. */
    stock: integer('stock').notNull(),
    issued: integer('issued').notNull().default(0),
    ...rowTimes,
  },
  (table) => [
    idForm('invite_prize_id_form', table.prize_id),
    unique('invite_prize_of_tier').on(table.activity_id, table.state),
    check('invite_prize_state', sql`${table.state} between 0 and ${MOST_TIERS}`),
    check(
      'invite_prize_need',
      sql`case when ${table.state} = 0 then ${table.need} = 0 else ${table.need} between 1 and ${MOST_NEEDED} end`,
    ),
    check('invite_prize_stock', sql`${table.stock} >= 0 and ${table.issued} >= 0 and ${table.worth} >= 0`),
  ],
)

/** The code with which somebody invites. Created once and never changed. */
export const inviteCode = pgTable(
  'invite_code',
  {
    share_code: text('share_code').primaryKey(),
    activity_id: ofActivity(),
    uid: visitor('uid'),
    /** Keyed hashes of the network and of the device that asked for it, see `traces.ts`. */
    network: text('network').notNull(),
    device: text('device').notNull(),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('invite_code_of_visitor').on(table.uid, table.activity_id),
    spokenNumberForm('invite_code_form', table.share_code),
  ],
)

/** Who was invited by whom: fixed when they registered, once for life. */
export const invite = pgTable(
  'invite',
  {
    invite_id: bigint('invite_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    activity_id: ofActivity(),
    inviter_uid: visitor('inviter_uid'),
    invitee_uid: visitor('invitee_uid').unique('invite_once_for_life'),
    network: text('network').notNull(),
    device: text('device').notNull(),
    /** Whether the number is of an operator that has no network of its own. */
    is_virtual_number: boolean('is_virtual_number').notNull(),
    /** When they began to count. Null: not yet. */
    counted_at: timestamptz('counted_at'),
    /** What a person decided about signs of a single actor. Null: nothing yet. */
    verdict: text('verdict', { enum: ['honest', 'faked'] }),
    decided_by: bigint('decided_by', { mode: 'number' }).references(() => member.member_id),
    decided_why: text('decided_why').notNull().default(''),
    created_at: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('invite_of_inviter').on(table.inviter_uid, table.activity_id, table.invite_id),
    index('invite_of_activity').on(table.activity_id, table.created_at),
    index('invite_on_device').on(table.activity_id, table.device, table.created_at),
    check('invite_of_another', sql`${table.inviter_uid} <> ${table.invitee_uid}`),
    check(
      'invite_decided',
      sql`num_nonnulls(${table.verdict}, ${table.decided_by}) in (0, 2) and (${table.verdict} is not null) = (${table.decided_why} <> '')`,
    ),
  ],
)

/** How often somebody shared their link on a day, in one way. */
export const inviteShare = pgTable(
  'invite_share',
  {
    activity_id: ofActivity(),
    uid: visitor('uid'),
    channel: text('channel', { enum: shareChannels }).notNull(),
    /** In China. */
    day: date('day').notNull(),
    times: smallint('times').notNull().default(1),
    noted_at: timestamptz('noted_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.activity_id, table.uid, table.channel, table.day] }),
    index('invite_share_noted_at').on(table.noted_at),
    check(
      'invite_share_times',
      sql`${table.times} between 1 and ${sql.raw(String(inviteLimits.sharesPerDay))}`,
    ),
  ],
)

/** A prize that somebody was promised, which took one of its stock. */
export const prizeGrant = pgTable(
  'prize_grant',
  {
    grant_id: bigint('grant_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    prize_id: text('prize_id')
      .notNull()
      .references(() => invitePrize.prize_id),
    uid: visitor('uid'),
    /** 1 on its way, 2 handed over, 3 void. */
    status: smallint('status').notNull().default(1),
    /** A person has to decide, for the reasons that `signs` names. */
    is_held: boolean('is_held').notNull().default(false),
    signs: text('signs').array().notNull().default([]),
    /** Why it is void, for the visitor. Empty: it is not. */
    void_why: text('void_why').notNull().default(''),
    /** Number of a parcel or of a voucher. */
    delivery: text('delivery').notNull().default(''),
    granted_ip: inet('granted_ip').notNull(),
    granted_at: timestamptz('granted_at').notNull().defaultNow(),
    settled_at: timestamptz('settled_at'),
  },
  (table) => [
    unique('prize_grant_once').on(table.prize_id, table.uid),
    index('prize_grant_of_visitor').on(table.uid, table.grant_id),
    index('prize_grant_open').on(table.status, table.is_held, table.grant_id),
    check(
      'prize_grant_status',
      sql`case ${table.status} when 1 then ${table.settled_at} is null and ${table.void_why} = ''
        when 2 then ${table.settled_at} is not null and ${table.void_why} = '' and not ${table.is_held}
        when 3 then ${table.settled_at} is not null and ${table.void_why} <> '' and not ${table.is_held} else false end`,
    ),
    check('prize_grant_signs', sql`not ${table.is_held} or cardinality(${table.signs}) > 0`),
  ],
)

import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { todayInChina } from '../../db/china-days'
import type { Orm, Transaction } from '../../db/database'
import { visitorPhones } from '../passport'
import { invite, inviteActivity, inviteCode, invitePrize, inviteShare, prizeGrant } from './invitation-tables'
import type { Traces } from './traces'

type Reader = Orm | Transaction

/** 1 not begun, 2 running, 3 over, by the database's clock. */
const status = sql<1 | 2 | 3>`CASE
  WHEN NOT ${inviteActivity.is_open} OR ${inviteActivity.end_at} <= now() THEN 3
  WHEN ${inviteActivity.start_at} > now() THEN 1 ELSE 2 END`

export type MetActivity = NonNullable<Awaited<ReturnType<typeof findActivity>>>

/**
 * An activity by its id, or the one most worth showing now: a running one, else one to come, else the last that ended.
 */
export async function findActivity(db: Reader, activity_id: string | undefined) {
  const [row] = await db
    .select({
      activity_id: inviteActivity.activity_id,
      title: inviteActivity.title,
      start_at: inviteActivity.start_at,
      end_at: inviteActivity.end_at,
      rule_id: inviteActivity.rule_id,
      rules: inviteActivity.rules,
      gift: inviteActivity.gift,
      share_title: inviteActivity.share_title,
      share_desc: inviteActivity.share_desc,
      status,
    })
    .from(inviteActivity)
    .where(activity_id === undefined ? undefined : eq(inviteActivity.activity_id, activity_id))
    .orderBy(sql`CASE ${status} WHEN 2 THEN 0 WHEN 1 THEN 1 ELSE 2 END`, desc(inviteActivity.start_at))
    .limit(1)
  return row
}

/** The prizes of an activity by their tiers, the one for passing the link on first, and whether a visitor has each. */
export async function findPrizes(db: Reader, activity_id: string, uid: number | null) {
  return db
    .select({
      prize_id: invitePrize.prize_id,
      state: invitePrize.state,
      need: invitePrize.need,
      name: invitePrize.name,
      image: invitePrize.image,
      stock: invitePrize.stock,
      isReceived: uid === null ? sql<boolean>`false` : hasGrant(uid),
    })
    .from(invitePrize)
    .where(eq(invitePrize.activity_id, activity_id))
    .orderBy(invitePrize.state)
}

/** Uses an alias and the table's own name: drizzle omits table names where a query has only one table. */
function hasGrant(uid: number): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${prizeGrant} AS g
    WHERE g.prize_id = ${invitePrize}.prize_id AND g.uid = ${uid})`
}

/** Who a code belongs to, and whether its activity is running. */
export async function findCode(db: Reader, share_code: string) {
  const [row] = await db
    .select({
      uid: inviteCode.uid,
      activity_id: inviteCode.activity_id,
      gift: inviteActivity.gift,
      rule_id: inviteActivity.rule_id,
      status,
    })
    .from(inviteCode)
    .innerJoin(inviteActivity, eq(inviteActivity.activity_id, inviteCode.activity_id))
    .where(eq(inviteCode.share_code, share_code))
  return row
}

export async function findOwnCode(db: Reader, uid: number, activity_id: string) {
  const [row] = await db
    .select({ share_code: inviteCode.share_code, network: inviteCode.network, device: inviteCode.device })
    .from(inviteCode)
    .where(and(eq(inviteCode.uid, uid), eq(inviteCode.activity_id, activity_id)))
  return row
}

/** Stores a newly drawn code. False: the visitor has one by now, or somebody else has this one. */
export async function insertCode(
  db: Reader,
  code: { share_code: string; activity_id: string; uid: number } & Traces,
): Promise<boolean> {
  const rows = await db
    .insert(inviteCode)
    .values(code)
    .onConflictDoNothing()
    .returning({ uid: inviteCode.uid })
  return rows.length > 0
}

/** Records for life who invited somebody. False: somebody else already had. */
export async function insertInvite(
  tx: Transaction,
  {
    counts: isCounted,
    ...row
  }: {
    activity_id: string
    inviter_uid: number
    invitee_uid: number
    is_virtual_number: boolean
    /** Immediately: the activity requires nothing more. */
    counts: boolean
  } & Traces,
): Promise<boolean> {
  const rows = await tx
    .insert(invite)
    .values({ ...row, counted_at: isCounted ? sql`now()` : null })
    .onConflictDoNothing({ target: invite.invitee_uid })
    .returning({ invite_id: invite.invite_id })
  return rows.length > 0
}

const of = (inviter_uid: number, activity_id: string) =>
  and(eq(invite.inviter_uid, inviter_uid), eq(invite.activity_id, activity_id))

/**
 * Counts those a visitor invited who by now fulfil what the activity requires. Whoever has counted once keeps counting.
 */
export async function countThose(
  db: Reader,
  { inviter_uid, activity_id, isFulfilled }: { inviter_uid: number; activity_id: string; isFulfilled: SQL },
): Promise<void> {
  await db
    .update(invite)
    .set({ counted_at: sql`now()` })
    .where(and(of(inviter_uid, activity_id), isNull(invite.counted_at), isFulfilled))
}

/** How many registered on the device of an invitation within half a day of it, by whoever’s link. */
const onDevice = sql<number>`(SELECT count(*)::int FROM ${invite} AS other
  WHERE other.activity_id = ${invite}.activity_id AND other.device = ${invite}.device AND other.created_at
    BETWEEN ${invite}.created_at - interval '12 hours' AND ${invite}.created_at + interval '12 hours')`

/** All the people a visitor invited in an activity, to be judged together. */
export async function findInvites(db: Reader, inviter_uid: number, activity_id: string) {
  return db
    .select({
      invite_id: invite.invite_id,
      invitee_uid: invite.invitee_uid,
      network: invite.network,
      device: invite.device,
      is_virtual_number: invite.is_virtual_number,
      on_device: onDevice,
      verdict: invite.verdict,
      counted_at: invite.counted_at,
      created_at: invite.created_at,
    })
    .from(invite)
    .where(of(inviter_uid, activity_id))
    .orderBy(desc(invite.invite_id))
}

/** Whether an invitation counts: one found to be faked does not. */
export const counts = and(
  sql`${invite.counted_at} IS NOT NULL`,
  or(isNull(invite.verdict), ne(invite.verdict, 'faked')),
) as SQL

/** How many a visitor invited, and how many of them count. */
export async function countInvites(db: Reader, inviter_uid: number, activity_id: string) {
  const [row] = await db
    .select({
      invited: sql<number>`count(*)::int`,
      counted: sql<number>`count(*) FILTER (WHERE ${counts})::int`,
    })
    .from(invite)
    .where(of(inviter_uid, activity_id))
  return row ?? { invited: 0, counted: 0 }
}

/** Records that a link was shared, up to so many times a day, and returns how often it was shared today. */
export async function noteShare(
  db: Reader,
  row: Pick<typeof inviteShare.$inferInsert, 'activity_id' | 'uid' | 'channel'>,
  most: number,
): Promise<number> {
  await db
    .insert(inviteShare)
    .values({ ...row, day: todayInChina })
    .onConflictDoUpdate({
      target: [inviteShare.activity_id, inviteShare.uid, inviteShare.channel, inviteShare.day],
      set: { times: sql`least(${inviteShare.times} + 1, ${most})` },
    })
  const [counted] = await db
    .select({ times: sql<number>`coalesce(sum(${inviteShare.times}), 0)::int` })
    .from(inviteShare)
    .where(
      and(
        eq(inviteShare.activity_id, row.activity_id),
        eq(inviteShare.uid, row.uid),
        eq(inviteShare.day, todayInChina),
      ),
    )
  return Math.min(counted?.times ?? 0, most)
}

/** Whether somebody has ever shared their link. */
export async function hasShared(db: Reader, uid: number, activity_id: string): Promise<boolean> {
  const rows = await db
    .select({ day: inviteShare.day })
    .from(inviteShare)
    .where(and(eq(inviteShare.uid, uid), eq(inviteShare.activity_id, activity_id)))
    .limit(1)
  return rows.length > 0
}

const granted = {
  prize_id: invitePrize.prize_id,
  name: invitePrize.name,
  image: invitePrize.image,
  state: invitePrize.state,
  status: sql<1 | 2 | 3>`${prizeGrant.status}`,
  is_held: prizeGrant.is_held,
  void_why: prizeGrant.void_why,
  granted_at: prizeGrant.granted_at,
}

export type Granted = NonNullable<Awaited<ReturnType<typeof findGrant>>>

/** A prize that a visitor has. */
export async function findGrant(db: Reader, prize_id: string, uid: number) {
  const [row] = await db
    .select(granted)
    .from(prizeGrant)
    .innerJoin(invitePrize, eq(invitePrize.prize_id, prizeGrant.prize_id))
    .where(and(eq(prizeGrant.prize_id, prize_id), eq(prizeGrant.uid, uid)))
  return row
}

/**
 * Takes a prize from stock and promises it to a visitor, both in one statement, so that neither can happen without the
 * other. False: none is left. Violates `prize_grant_once` if another tap by the same visitor was faster; nothing is
 * taken then.
 */
export async function takePrize(
  db: Reader,
  { prize_id, uid, signs, ip }: { prize_id: string; uid: number; signs: readonly string[]; ip: string },
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    WITH prize AS (
      UPDATE ${invitePrize} SET stock = stock - 1, issued = issued + 1
      WHERE prize_id = ${prize_id} AND stock > 0 RETURNING prize_id)
    INSERT INTO ${prizeGrant} (prize_id, uid, is_held, signs, granted_ip)
    SELECT prize_id, ${uid}, ${signs.length > 0}, ${sql.param([...signs])}::text[], ${ip}::inet FROM prize
    RETURNING grant_id`)
  return rows.length > 0
}

interface Part {
  uid: number
  activity_id?: string | undefined
  page: number
  page_size: number
}

/** One page of the people a visitor invited, newest first. */
export async function findInvitedBy(
  db: Orm,
  { uid, activity_id, page, page_size }: Part & { activity_id: string },
) {
  const people = visitorPhones('invited')
  const where = of(uid, activity_id)
  const list = await db
    .select({
      invitee_uid: invite.invitee_uid,
      handset_enc: people.handset_enc,
      handset_hash: people.handset_hash,
      counted_at: invite.counted_at,
      verdict: invite.verdict,
      created_at: invite.created_at,
    })
    .from(invite)
    .innerJoin(people, eq(people.uid, invite.invitee_uid))
    .where(where)
    .orderBy(desc(invite.invite_id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { list, total: await db.$count(invite, where) }
}

/** One part of what a visitor has won, the newest first. */
export async function findGrantsOf(db: Orm, { uid, activity_id, page, page_size }: Part) {
  const where = and(
    eq(prizeGrant.uid, uid),
    activity_id === undefined ? undefined : eq(invitePrize.activity_id, activity_id),
  )
  const rows = () =>
    db
      .select(granted)
      .from(prizeGrant)
      .innerJoin(invitePrize, eq(invitePrize.prize_id, prizeGrant.prize_id))
      .where(where)
  const list = await rows()
    .orderBy(desc(prizeGrant.grant_id))
    .limit(page_size)
    .offset((page - 1) * page_size)
  return { list, total: await db.$count(rows().as('all')) }
}

/** The phone of somebody, sealed. Undefined: there is no such visitor. */
export async function findSealedPhone(db: Reader, uid: number) {
  const people = visitorPhones('inviter')
  const [row] = await db
    .select({ handset_enc: people.handset_enc, handset_hash: people.handset_hash })
    .from(people)
    .where(eq(people.uid, uid))
  return row
}

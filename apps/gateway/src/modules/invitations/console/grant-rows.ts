import {
  type InviteSign,
  MOST_SHOWN_INVITES,
  type PrizeGrantState,
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import type { Orm, Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { memberNames } from '../../members'
import { maskedPhone, visitorPhones } from '../../passport'
import { countInvites } from '../invitation-store'
import { invite, inviteActivity, invitePrize, prizeGrant } from '../invitation-tables'
import { judgedInvites } from '../judged-invites'

type Reads = Pick<Context, 'config' | 'db'>
type Detail = StudioResponse<StudioOperations['prizeGrantDetail']>
type Listed = Detail['grant']

/** The condition for each state of a promised prize. */
const IS: Readonly<Record<PrizeGrantState, SQL>> = {
  held: sql`${prizeGrant.is_held}`,
  waiting: sql`${prizeGrant.status} = 1 AND NOT ${prizeGrant.is_held}`,
  done: sql`${prizeGrant.status} = 2`,
  void: sql`${prizeGrant.status} = 3`,
}

/** The state of a promised prize, from its row. */
export function stateOf({ status, is_held }: { status: number; is_held: boolean }): PrizeGrantState {
  if (is_held) return 'held'
  if (status === 1) return 'waiting'
  return status === 2 ? 'done' : 'void'
}

/** The next promised prizes, the newest first, phones masked. */
export async function listGrants(
  { config, db }: Reads,
  { activity_id, prize_id, state, uid, after, limit }: StudioInput<StudioOperations['prizeGrantList']>,
): Promise<StudioResponse<StudioOperations['prizeGrantList']>> {
  const rows = await grantsWhere(
    db.orm,
    and(
      activity_id === undefined ? undefined : eq(invitePrize.activity_id, activity_id),
      prize_id === undefined ? undefined : eq(prizeGrant.prize_id, prize_id),
      state && IS[state],
      uid === undefined ? undefined : eq(prizeGrant.uid, uid),
      after === undefined ? undefined : lt(prizeGrant.grant_id, after),
    ),
  )
    .orderBy(desc(prizeGrant.grant_id))
    .limit(limit + 1)
  const list = rows.slice(0, limit).map((row) => listedGrant(config, row))
  return { list, next: rows.length > limit ? String(list.at(-1)?.grant_id) : null }
}

/** The next prizes of an activity that wait to be handed over, in the order in which they were promised. */
export function findWaiting(
  db: Orm,
  { activity_id, after, limit }: { activity_id: string; after: number; limit: number },
) {
  return grantsWhere(
    db,
    and(eq(invitePrize.activity_id, activity_id), IS.waiting, gt(prizeGrant.grant_id, after)),
  )
    .orderBy(asc(prizeGrant.grant_id))
    .limit(limit)
}

/** Those of the given promised prizes that belong to an activity. */
export function findGrantsIn(db: Orm | Transaction, activity_id: string, grant_ids: readonly number[]) {
  return grantsWhere(
    db,
    and(eq(invitePrize.activity_id, activity_id), inArray(prizeGrant.grant_id, [...grant_ids])),
  )
}

/** A promised prize with the people its owner invited: the suspicious first, then the newest. Throws `notFound`. */
export async function grantDetail(
  { config, db }: Reads,
  { grant_id }: StudioInput<StudioOperations['prizeGrantDetail']>,
): Promise<Detail> {
  const [row] = await grantsWhere(db.orm, eq(prizeGrant.grant_id, grant_id))
  if (!row) throw new AppError(studioErrors.notFound)
  const { grant, activity_id } = row
  const judged = await judgedInvites(db.orm, grant.uid, activity_id)
  const inOrder = judged.toSorted((one, other) => Number(other.is_suspicious) - Number(one.is_suspicious))
  const shown = inOrder.slice(0, MOST_SHOWN_INVITES)
  const known = await findPeople(
    db.orm,
    shown.map(({ invite_id }) => invite_id),
  )
  const { invited, counted } = await countInvites(db.orm, grant.uid, activity_id)
  return {
    grant: listedGrant(config, row),
    need: row.need,
    invited,
    counted,
    suspicious: judged.filter(({ is_suspicious }) => is_suspicious).length,
    invites: shown.map(({ invite_id, created_at, counted_at, signs, is_suspicious, verdict }) => {
      const person = known.get(invite_id)
      return {
        invite_id,
        handset: person ? maskedPhone(config, person) : '',
        created_at: created_at.toISOString(),
        counted_at: counted_at?.toISOString() ?? null,
        signs,
        is_suspicious,
        verdict,
        decided_by: person?.decided_by ?? null,
        decided_why: person?.decided_why ?? '',
      }
    }),
  }
}

/** For some invitations, who was invited and what was decided. */
async function findPeople(db: Orm, invite_ids: readonly number[]) {
  const people = visitorPhones('invited')
  const decider = memberNames('decider')
  const rows = await db
    .select({
      invite_id: invite.invite_id,
      handset_enc: people.handset_enc,
      handset_hash: people.handset_hash,
      decided_by: decider.name,
      decided_why: invite.decided_why,
    })
    .from(invite)
    .innerJoin(people, eq(people.uid, invite.invitee_uid))
    .leftJoin(decider, eq(decider.member_id, invite.decided_by))
    .where(inArray(invite.invite_id, [...invite_ids]))
  return new Map(rows.map((row) => [row.invite_id, row]))
}

export type GrantRow = Awaited<ReturnType<typeof grantsWhere>>[number]

function grantsWhere(db: Orm | Transaction, where: SQL | undefined) {
  const owner = visitorPhones('owner')
  return db
    .select({
      grant: prizeGrant,
      prize_name: invitePrize.name,
      need: invitePrize.need,
      activity_id: invitePrize.activity_id,
      activity_title: inviteActivity.title,
      handset_enc: owner.handset_enc,
      handset_hash: owner.handset_hash,
    })
    .from(prizeGrant)
    .innerJoin(invitePrize, eq(invitePrize.prize_id, prizeGrant.prize_id))
    .innerJoin(inviteActivity, eq(inviteActivity.activity_id, invitePrize.activity_id))
    .innerJoin(owner, eq(owner.uid, prizeGrant.uid))
    .where(where)
}

function listedGrant(keys: Context['config'], row: GrantRow): Listed {
  const { grant } = row
  return {
    grant_id: grant.grant_id,
    activity_id: row.activity_id,
    activity_title: row.activity_title,
    prize_id: grant.prize_id,
    prize_name: row.prize_name,
    uid: grant.uid,
    handset: maskedPhone(keys, row),
    state: stateOf(grant),
    // Written by this program, from this list.
    signs: grant.signs as InviteSign[],
    void_why: grant.void_why,
    delivery: grant.delivery,
    granted_at: grant.granted_at.toISOString(),
    settled_at: grant.settled_at?.toISOString() ?? null,
  }
}

import { errors, type OperationResponse, type Operations } from '@yingzao/contract/server'
import { type InviteSign, inviteSigns } from '@yingzao/contract/studio'
import { violates } from '../../db/violates'
import { AppError } from '../../http/app-error'
import { type InviteTools, progressOf, runningActivity } from './activity-home'
import { findGrant, findPrizes, type Granted, hasShared, takePrize } from './invitation-store'
import { judgedInvites } from './judged-invites'

type Given = OperationResponse<Operations['receiveState1Prize']>

interface Taker {
  uid: number
  ip: string
}

/** What is said of a prize that a person has yet to look into. */
const IN_REVIEW = '正在核实邀请记录，核实后发放'

/** Takes the prize of a tier for whoever has invited enough people who count. */
export async function takeTierPrize(
  tools: InviteTools,
  { activity_id, state }: { activity_id: string; state: number },
  taker: Taker,
): Promise<Given> {
  const activity = await runningActivity(tools, activity_id)
  const prize = await prizeOf(tools, activity_id, state, taker.uid)
  return once(tools, prize.prize_id, taker, async () => {
    const { counted } = await progressOf(tools, activity, taker.uid)
    if (counted < prize.need) throw new AppError(errors.notEligible)
    return signsAgainst(tools, activity_id, taker.uid, prize.need)
  })
}

/** Takes the prize for sharing the link, for whoever has shared it. */
export async function takeSharePrize(tools: InviteTools, activity_id: string, taker: Taker): Promise<Given> {
  await runningActivity(tools, activity_id)
  const prize = await prizeOf(tools, activity_id, 0, taker.uid)
  return once(tools, prize.prize_id, taker, async () => {
    if (!(await hasShared(tools.db.orm, taker.uid, activity_id))) throw new AppError(errors.notEligible)
    return []
  })
}

/** A prize as it is reported to a visitor. */
export function saidOf({ prize_id, name, status, is_held, void_why }: Granted): Given {
  return { prize_id, name, status, note: is_held ? IN_REVIEW : void_why }
}

async function prizeOf({ db }: InviteTools, activity_id: string, state: number, uid: number) {
  const prize = (await findPrizes(db.orm, activity_id, uid)).find((one) => one.state === state)
  if (!prize) throw new AppError(errors.notEligible)
  return prize
}

/**
 * Grants a prize once: whoever has it is told so, even if another tap of theirs was faster. `judge` throws for those
 * who may not have it, and returns what a person has to review first.
 */
async function once(
  { db }: InviteTools,
  prize_id: string,
  { uid, ip }: Taker,
  judge: () => Promise<readonly InviteSign[]>,
): Promise<Given> {
  const before = await findGrant(db.orm, prize_id, uid)
  if (before) return saidOf(before)
  const found = await judge()
  try {
    if (!(await takePrize(db.orm, { prize_id, uid, ip, signs: found }))) throw new AppError(errors.quotaFull)
  } catch (error) {
    // The last one may have gone to another tap of the same visitor, which the next look finds.
    const isLate = violates(error, ['prize_grant_once']) || error instanceof AppError
    if (!isLate || !(await findGrant(db.orm, prize_id, uid))) throw error
  }
  const granted = await findGrant(db.orm, prize_id, uid)
  if (!granted) throw new Error(`Visitor ${uid} was given ${prize_id} and has it not.`)
  return saidOf(granted)
}

/** The signs of a single actor, if too few counting people are above suspicion. None: there are enough. */
async function signsAgainst(
  { db }: InviteTools,
  activity_id: string,
  uid: number,
  need: number,
): Promise<InviteSign[]> {
  const invites = await judgedInvites(db.orm, uid, activity_id)
  const clean = invites.filter(
    ({ counted_at, verdict, is_suspicious }) =>
      counted_at !== null && verdict !== 'faked' && (verdict === 'honest' || !is_suspicious),
  )
  if (clean.length >= need) return []
  const all = new Set(invites.filter(({ is_suspicious }) => is_suspicious).flatMap(({ signs }) => signs))
  return inviteSigns.filter((sign) => all.has(sign))
}

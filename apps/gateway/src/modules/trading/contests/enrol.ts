import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../../context'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { orRefuse } from '../../../http/or-refuse'
import { policyVersion } from '../../pages'
import { lockPerson, recordConsent } from '../../passport'
import { openAccount } from '../ledger/open-account'
import { type Contest, countPlayers, findContest } from './contest-store'
import { findEnrolled, insertPlayer, lockContest } from './enrolment-store'
import { nickKey, readNickName } from './nick-name'

type Enroll = Operations['competitionEnroll']
type Request = Pick<FastifyRequest, 'ip' | 'headers'>

const NOT_YET = { ...errors.notEligible, msg: '报名尚未开始' }
const NO_LONGER = { ...errors.notEligible, msg: '报名已截止' }
const TAKEN = { ...errors.alreadyParticipated, msg: '昵称已被使用，请换一个' }

/**
 * Signs a visitor up for a contest and opens their account, once: for somebody already signed up, returns who they are
 * in it. Throws what the contract lists.
 */
export async function enrol(
  ctx: Pick<Context, 'config' | 'company' | 'db'>,
  input: OperationInput<Enroll>,
  uid: number,
  request: Request,
): Promise<OperationResponse<Enroll>> {
  const { competition_id } = input
  const contest = await findContest(ctx.db.orm, competition_id)
  if (!contest) throw new AppError(errors.activityNotFound)
  const answer = (player: { player_id: number; nick_name: string }) => ({
    player_id: String(player.player_id),
    nick_name: player.nick_name,
    initial_fund: contest.initial_fund,
  })
  const known = await findEnrolled(ctx.db.orm, { competition_id, uid })
  if (known) return answer(known)
  if (input.consent !== 1) throw new AppError(errors.consentRequired)
  const nick_name = readNickName(input.nick_name)
  refuseOutsideOfSignup(contest)
  const version = input.consent_version ?? (await policyVersion(ctx))
  const stored = await ctx.db.orm.transaction(async (tx) => {
    // The person before the contest, in the same order as erasing, and so that two taps by one visitor are handled one
    // after the other.
    const person = await lockPerson(tx, uid)
    if (!person) throw new AppError(errors.loginExpired)
    const earlier = await findEnrolled(tx, { competition_id, uid })
    if (earlier) return earlier
    const player_id = await takePlace(tx, { competition_id, uid, nick_name })
    await recordConsent(tx, request, { ...person, doc: 'privacy', version, purpose: 'service' })
    return { player_id, nick_name }
  })
  return answer(stored)
}

async function takePlace(
  tx: Transaction,
  { competition_id, uid, nick_name }: { competition_id: string; uid: number; nick_name: string },
): Promise<number> {
  const contest = await lockContest(tx, competition_id)
  if (!contest) throw new AppError(errors.activityNotFound)
  refuseOutsideOfSignup(contest)
  if (contest.places !== null && (await countPlayers(tx, competition_id)) >= contest.places)
    throw new AppError(errors.quotaFull)
  const player = { competition_id, uid, nick_name, nick_key: nickKey(nick_name) }
  const player_id = await orRefuse(insertPlayer(tx, player), ['sim_player_nick'], TAKEN)
  await openAccount(tx, player_id, contest.initial_fund, contest.today)
  return player_id
}

function refuseOutsideOfSignup({ hasSignupBegun, isSignupOver }: Contest): void {
  if (!hasSignupBegun) throw new AppError(NOT_YET)
  if (isSignupOver) throw new AppError(NO_LONGER)
}

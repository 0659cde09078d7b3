import {
  errors,
  type OperationInput,
  type OperationResponse,
  type Operations,
} from '@yingzao/contract/server'
import type { Context } from '../../context'
import { AppError } from '../../http/app-error'
import type { Declared } from '../define-module'
import { ruleAsSql } from '../targeting'
import { countInvites, countThose, findActivity, findPrizes, type MetActivity } from './invitation-store'
import { invite } from './invitation-tables'

export type InviteTools = Pick<Context, 'config' | 'db' | 'log'> & Pick<Declared, 'conditions'>

type Home = OperationResponse<Operations['inviteHomeData']>

/** The requested activity. Throws `activityNotFound`. */
export async function metActivity(
  { db }: Pick<Context, 'db'>,
  activity_id: string | undefined,
): Promise<MetActivity> {
  const activity = await findActivity(db.orm, activity_id)
  if (!activity) throw new AppError(errors.activityNotFound)
  return activity
}

/** The same while it is running. Throws according to whether it has not begun or is over. */
export async function runningActivity(ctx: Pick<Context, 'db'>, activity_id: string): Promise<MetActivity> {
  const activity = await metActivity(ctx, activity_id)
  if (activity.status === 1) throw new AppError(errors.activityNotStarted)
  if (activity.status === 3) throw new AppError(errors.activityEnded)
  return activity
}

/** How many a visitor invited, and how many of them count by now. */
export async function progressOf(
  tools: InviteTools,
  { activity_id, rule_id }: Pick<MetActivity, 'activity_id' | 'rule_id'>,
  uid: number,
): Promise<{ invited: number; counted: number }> {
  const db = tools.db.orm
  if (rule_id !== null) {
    const isFulfilled = await ruleAsSql({ ...tools, db }, rule_id, invite.invitee_uid)
    await countThose(db, { inviter_uid: uid, activity_id, isFulfilled })
  }
  return countInvites(db, uid, activity_id)
}

/** An activity as its page shows it. Where nothing may be promised for inviting, no prize is named. */
export async function activityHome(
  tools: InviteTools,
  { activity_id }: OperationInput<Operations['inviteHomeData']>,
  { uid, isRewarded }: { uid: number | null; isRewarded: boolean },
): Promise<Home> {
  const activity = await metActivity(tools, activity_id)
  const progress = uid === null ? null : await progressOf(tools, activity, uid)
  const prizes = await findPrizes(tools.db.orm, activity.activity_id, uid)
  const counted = progress?.counted ?? 0
  const tiers = prizes.filter(({ state }) => state > 0)
  const share = prizes.find(({ state }) => state === 0)
  return {
    activity_id: activity.activity_id,
    title: activity.title,
    status: activity.status,
    start_at: activity.start_at.getTime(),
    end_at: activity.end_at.getTime(),
    server_time: Date.now(),
    is_rewarded: isRewarded,
    my: progress && {
      invited: progress.invited,
      registered: counted,
      state: Math.max(0, ...tiers.filter(({ need }) => need <= counted).map(({ state }) => state)),
    },
    tiers: isRewarded
      ? tiers.map(({ prize_id, state, need, name, image, stock, isReceived }) => ({
          state,
          need,
          prize: { prize_id, name, image },
          stock,
          can_receive: uid !== null && activity.status === 2 && counted >= need && stock > 0 && !isReceived,
          received: isReceived,
        }))
      : [],
    share_prize:
      isRewarded && share
        ? {
            prize_id: share.prize_id,
            name: share.name,
            image: share.image,
            stock: share.stock,
            received: share.isReceived,
          }
        : null,
    rules: isRewarded
      ? paragraphsOf(activity.rules)
      : paragraphsOf(activity.rules).filter(
          (rule) => !speaksOfPrizes(rule, [...prizes, { name: activity.gift }]),
        ),
    gift: isRewarded ? activity.gift : '',
    share: { title: activity.share_title, desc: activity.share_desc },
  }
}

/** Judged by the wording, as operators write rules as plain text. */
function speaksOfPrizes(rule: string, prizes: readonly { name: string }[]): boolean {
  return /奖|赠|礼品|领取/.test(rule) || prizes.some(({ name }) => name !== '' && rule.includes(name))
}

function paragraphsOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

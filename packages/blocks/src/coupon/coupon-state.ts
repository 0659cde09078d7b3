import { COUPON_UNUSABLE, plainYuanOf } from '@yingzao/contract/client'
import type { Answer, Response } from '../answers/answer'
import { dayText } from '../answers/moments'

export type Checked = Response<'couponCheck'> | Response<'coupon202409IsReceived'>

/**
 * What is shown at the end of the strip: something to press, or why there is nothing. `none`: there is no such coupon.
 */
type Deal = 'take' | 'taken' | 'closed' | 'none'

/** The state of a coupon for the visitor, in words. */
export interface Shown {
  deal: Deal
  /** Replaces the button. */
  word: string
  /** What else there is to say; empty: nothing. */
  note: string
  /** Undefined until the gateway has answered: the page's own text stays. */
  worth?: { amount: string; title: string; terms: string }
}

const OPEN: Shown = { deal: 'take', word: '', note: '' }
const NONE: Shown = { deal: 'none', word: '', note: '' }
/** The gateway's codes for a campaign that does not exist, has not begun, or is over. */
const CAMPAIGN = { missing: 400010, coming: 400011, over: 400012 }

/** Returns what a strip shows. If the check got no answer the coupon stays open: taking it will tell. */
export function shownOf(answer: Answer<Checked>, now: number): Shown {
  if (answer.state === 'failed') {
    const { code } = answer
    if (code === CAMPAIGN.missing || code === CAMPAIGN.coming) return closed('未开始')
    if (code === CAMPAIGN.over) return closed('已结束', '领过的券在“我的优惠券”中查看')
    return code === COUPON_UNUSABLE ? NONE : OPEN
  }
  if (answer.state !== 'known') return OPEN
  const { response } = answer
  return { ...standing(response, now), worth: worthOf(response) }
}

function standing(checked: Checked, now: number): Shown {
  const { is_received, expire_at, stock } = checked
  if (is_received === 1) {
    if (expire_at === null) return { deal: 'taken', word: '已领取', note: '' }
    if (expire_at <= now) return closed('已过期')
    return { deal: 'taken', word: '已领取', note: `${dayText(expire_at)} 前有效` }
  }
  const { can_receive = stock > 0 ? 1 : 0, reason = '' } = checked as Partial<Response<'couponCheck'>>
  if (can_receive === 1) return OPEN
  if (stock === 0) return closed('已领完')
  return NOT_FOR_ALL.test(reason) ? closed('暂不符合条件', reason) : closed('已过期')
}

/** Only the gateway's text says that somebody is not among those whom the coupon is for. */
const NOT_FOR_ALL = /不符合/

function closed(word: string, note = ''): Shown {
  return { deal: 'closed', word, note }
}

function worthOf({ title, kind, amount, rate, threshold }: Checked): NonNullable<Shown['worth']> {
  const terms = [threshold > 0 ? `满 ${plainYuanOf(threshold)} 元可用` : '无门槛']
  if (kind === 'rate') terms.push(`最多减 ${plainYuanOf(amount)} 元`)
  return {
    title,
    terms: terms.join('，'),
    amount: kind === 'rate' ? `${(100 - (rate ?? 0)) / 10} 折` : `¥${plainYuanOf(amount)}`,
  }
}

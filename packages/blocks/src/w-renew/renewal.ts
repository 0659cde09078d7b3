import { yuanOf } from '@yingzao/contract/client'
import type { Action } from '@yingzao/schema/client'
import { ACTION_TYPES } from '@yingzao/schema/client'
import type { Answer, Response } from '../answers/answer'
import { dayText } from '../answers/moments'

export type Own = Response<'userProductInfo'>
export type Sale = Response<'salePageInfo'>
export type Sku = Sale['skus'][number]
export type Coupons = Response<'usableCoupons'>
export type Reminder = Response<'jumpRemindFind'>

/** What the block shows: the renewal itself, or what there is to say instead. */
export type Stage =
  | 'anonymous'
  | 'loading'
  | 'failed'
  /** Never bought. */
  | 'never'
  /** Runs for more than 30 days. */
  | 'running'
  /** They have just renewed. */
  | 'done'
  /** It is not sold. */
  | 'closed'
  /** The offer has ended. */
  | 'over'
  | 'offer'

const [RUNS, ENDED] = [1, 3]

interface Known {
  own: Answer<Own>
  sale: Answer<Sale>
  now: number
  /** When the offer ends; 0: it does not. */
  end: number
  /** Until when the product was valid before they went to pay; undefined: they did not, as far as this visit knows. */
  before: number | undefined
}

/** What is shown of a product. Whether it is sold matters only if it can be renewed. */
export function stageOf({ own, sale, now, end, before }: Known): Stage {
  if (own.state !== 'known') return own.state
  const { status, expire_at, renew_sku_ids } = own.response
  if (before !== undefined && expire_at !== null && expire_at > before && status !== ENDED) return 'done'
  if (status === 0) return 'never'
  if (status === RUNS) return 'running'
  if (end !== 0 && now >= end) return 'over'
  if (renew_sku_ids.length === 0) return 'closed'
  if (sale.state === 'known') return skusOf(sale.response, own.response).length > 0 ? 'offer' : 'closed'
  return sale.state
}

/** The skus that the product can be renewed with, in the order of the catalogue. */
export function skusOf({ skus }: Sale, { renew_sku_ids }: Own): Sku[] {
  return skus.filter(({ sku_id }) => renew_sku_ids.includes(sku_id))
}

const DAY_MS = 86_400_000

/** The state of the product, in two words and in a sentence. */
export function standingOf(own: Answer<Own>, stage: Stage, now: number): { word: string; until: string } {
  if (own.state !== 'known') return { word: '', until: '' }
  const { status, expire_at } = own.response
  if (status === 0) return { word: '未购买', until: '' }
  const word = stage === 'done' ? '已续费' : ['', '使用中', '即将到期', '已到期'][status] || ''
  if (expire_at === null) return { word, until: '长期有效' }
  const day = dayText(expire_at)
  if (expire_at <= now) return { word, until: `已于 ${day} 到期` }
  return { word, until: `${day} 到期，还有 ${Math.ceil((expire_at - now) / DAY_MS)} 天` }
}

/** How long the offer still runs, in a sentence; empty: it has no end. */
export function leftText(end: number, now: number): string {
  if (end === 0) return ''
  const seconds = Math.max(0, Math.floor((end - now) / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const clock = `${two(Math.floor((seconds % 86_400) / 3600))}:${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`
  return `距优惠截止还有 ${Math.floor(seconds / 86_400)} 天 ${clock}`
}

/** What is taken off and what is to be paid, by the gateway's own sums. */
export interface Bill {
  coupon: string
  payable: string
  /** What it costs without the coupon; empty: there is none. */
  before: string
  user_coupon_id?: number
}

/** The bill of a sku: the best coupon is chosen. If the gateway gives none, it is chosen in the cashier. */
export function billOf({ price }: Sku, coupons: Answer<Coupons>): Bill {
  if (coupons.state === 'loading') return { coupon: '正在为您选择…', payable: '--', before: '' }
  if (coupons.state !== 'known') return { coupon: '请在收银台选择', payable: `¥${yuanOf(price)}`, before: '' }
  const { price: full, list } = coupons.response
  const [best] = list
  if (!best || best.why !== null) {
    // It comes back with that order, which the cashier shows at its own price.
    const isLocked = list.some(({ why }) => why === 'locked')
    return { coupon: isLocked ? '已用于待支付的订单' : '暂无可用', payable: `¥${yuanOf(full)}`, before: '' }
  }
  const { title, discount, user_coupon_id } = best
  return {
    coupon: `${title}，已减 ¥${yuanOf(discount)}`,
    payable: `¥${yuanOf(full - discount)}`,
    before: `¥${yuanOf(full)}`,
    user_coupon_id,
  }
}

/** What a press asks of the host: to renew with this sku and this coupon. The button only has it after consent. */
export function renewAction(shop_product_id: string, sku_id: number, user_coupon_id?: number): Action {
  const param = [
    `shop_product_id=${encodeURIComponent(shop_product_id)}`,
    `sku_id=${sku_id}`,
    ...(user_coupon_id === undefined ? [] : [`user_coupon_id=${user_coupon_id}`]),
    'renew=1',
    'consent=1',
  ]
  return { type: ACTION_TYPES.pay, pageParam: param.join('&') }
}

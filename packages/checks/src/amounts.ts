import { fold } from './fold'

/** A price that a text states. */
export interface Amount {
  fen: number
  /** As it is written, with its sign or word: `¥2,980`. */
  written: string
  /** The text says that it is a former price. */
  isOld: boolean
}

const AMOUNT = /(?<![\dA-Z.,\-~–—至])(¥\s*)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?(?![\d.,]*\d)(\s*元)?/g

/** What is before or after a sum that is not a price: what is saved, held, traded, or required. */
const OTHER_BEFORE =
  /(?:减|省|券|抵|返|退|补贴|红包|奖|满|净值|股价|每股|市值|收盘|开盘|指数|资产|资金|成交|罚|投入|投资|本金|存入|买入|卖出|持有|赚|亏|盈利|门槛|起投|起购|工资|收入|押金|每天|日均|平均|账户|市场规模|涨|跌|违约|赔偿|例如|比如|假设|差)[^，。；！？\n]{0,8}$/
const OTHER_AFTER =
  /^\s*(?:券|红包|优惠|代金|抵|以上|以下|以内|起投|起购|左右|本金|资产|资金|的?股票|\/?\s*股|每股|话费|京东卡|礼品|奖|\/\s*天|每天|一天|的?亏损|的?盈利|的?资金)/

/** What makes a number of yuan the price of something. */
const PRICE_BEFORE = /(?:价|仅|只要|只需|费|到手|付款?|付清|支付|订购|购买|定价|合计)[^，。；！？\n\d]{0,8}$/
const PRICE_AFTER = /^\s*(?:\/\s*(?:年|月|季|期|人|套)|每?年|一年|全年|每?季|每?月|含|包含|起)/
const OLD_BEFORE = /(?:原价|划线价|市场价|门市价)[^，。；！？\n\d]{0,6}$/

/** The prices in a text. Other sums, such as the value of a coupon or the price of a share, are left out. */
export function pricesIn(said: string): Amount[] {
  const { text, written } = fold(said)
  return Array.from(text.matchAll(AMOUNT)).flatMap(({ index, 0: found, 1: sign, 4: word }) => {
    if (sign === undefined && word === undefined) return []
    const end = index + found.length
    const before = text.slice(Math.max(0, index - 14), index)
    const after = text.slice(end, end + 8)
    if (/^\s*[万亿千百]/.test(after) || OTHER_BEFORE.test(before) || OTHER_AFTER.test(after)) return []
    const isOld = OLD_BEFORE.test(before)
    const isPrice = sign !== undefined || isOld || PRICE_BEFORE.test(before) || PRICE_AFTER.test(after)
    const fen = fenIn(found)
    return isPrice && fen !== undefined ? [{ fen, written: written(index, end), isOld }] : []
  })
}

/** What people write in a field for prices, in fen; undefined for anything else. By its digits: no fraction is exact. */
export function fenIn(text: string): number | undefined {
  const [, whole, part = ''] =
    /^[¥￥]?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d{1,2}))?\s*元?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + part.padEnd(2, '0'))
}

/** As messages say it: `¥1,980`, `¥19.90`. */
export function shown(fen: number): string {
  return `¥${digits(fen, { isGrouped: true, hasPart: fen % 100 !== 0 })}`
}

/** Another price in the manner of one that is written: with its sign, its commas and its decimals. */
export function writtenLike(like: string, fen: number): string {
  const hasPart = /[.．]/.test(like) || fen % 100 !== 0
  const isGrouped = /[,，]/.test(like)
  return like.replace(/[\d０-９][\d０-９,，]*(?:[.．][\d０-９]{1,2})?/, digits(fen, { isGrouped, hasPart }))
}

function digits(fen: number, { isGrouped, hasPart }: { isGrouped: boolean; hasPart: boolean }): string {
  const text = String(fen).padStart(3, '0')
  const whole = text.slice(0, -2)
  const grouped = isGrouped ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole
  return hasPart ? `${grouped}.${text.slice(-2)}` : grouped
}

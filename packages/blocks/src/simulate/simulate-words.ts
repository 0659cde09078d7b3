/** What every part of simulated trading says below itself (DOMAIN.md 4.3). */
export const SIMULATE_NOTICE = '模拟数据，不代表真实交易，不构成投资建议'

/** Shown next to prices that are made up. */
export const MADE_UP = '模拟行情'

export const BOARD_NAMES = { day: '日榜', week: '周榜', month: '月榜', all: '总榜' } as const

/** The same spans, of a curve. */
export const SPAN_NAMES = { day: '日', week: '周', month: '月', all: '全部' } as const

const UNKNOWN = '--'

export interface Signed {
  text: string
  /** Red for gains, green for losses; the sign says the same. */
  tone: 'up' | 'down' | ''
}

/** Returns `+12.30%`, `-3.00%` or `0.00%`; `--` if unknown. */
export function signedPercent(rate: number | null): Signed {
  if (rate === null) return { text: UNKNOWN, tone: '' }
  const written = rate.toFixed(2)
  if (Number(written) === 0) return { text: '0.00%', tone: '' }
  return rate > 0 ? { text: `+${written}%`, tone: 'up' } : { text: `${written}%`, tone: 'down' }
}

/** Returns `12.30%` for a share of something; `--` if unknown. */
export function plainPercent(rate: number | null): string {
  return rate === null ? UNKNOWN : `${rate.toFixed(2)}%`
}

/** Returns fen as yuan: `1,000,000.00`; `--` if unknown. */
export function yuanText(fen: number | null): string {
  if (fen === null) return UNKNOWN
  const [whole = '', rest = ''] = (Math.abs(fen) / 100).toFixed(2).split('.')
  return `${fen < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

/** Returns a price in yuan: with two decimals, for a fund three, as it is quoted; `--` if unknown. */
export function priceText(yuan: number | null): string {
  if (yuan === null) return UNKNOWN
  return yuan.toFixed(Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6 ? 2 : 3)
}

/** Returns `第 12 名`, or that there is no rank. */
export function rankText(rank: number | null): string {
  return rank === null ? '未上榜' : `第 ${rank} 名`
}

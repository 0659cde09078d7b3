/** What every part of simulated trading says below itself (DOMAIN.md 4.3). */
export const SIMULATE_NOTICE = '模拟数据，不代表真实交易，不构成投资建议'

/** What stands beside prices that are made up. */
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

/** `+12.30%`, `-3.00%`, `0.00%`; `--` of what nobody knows. */
export function signedPercent(rate: number | null): Signed {
  if (rate === null) return { text: UNKNOWN, tone: '' }
  const written = rate.toFixed(2)
  if (Number(written) === 0) return { text: '0.00%', tone: '' }
  return rate > 0 ? { text: `+${written}%`, tone: 'up' } : { text: `${written}%`, tone: 'down' }
}

/** `12.30%` of a share of something; `--` of what nobody knows. */
export function plainPercent(rate: number | null): string {
  return rate === null ? UNKNOWN : `${rate.toFixed(2)}%`
}

/** Fen as yuan: `1,000,000.00`; `--` of what nobody knows. */
export function yuanText(fen: number | null): string {
  if (fen === null) return UNKNOWN
  const [whole = '', rest = ''] = (Math.abs(fen) / 100).toFixed(2).split('.')
  return `${fen < 0 ? '-' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${rest}`
}

/** Yuan of a price: two places, of a fund three, as it is quoted; `--` of what nobody knows. */
export function priceText(yuan: number | null): string {
  if (yuan === null) return UNKNOWN
  return yuan.toFixed(Math.abs(yuan * 100 - Math.round(yuan * 100)) < 1e-6 ? 2 : 3)
}

/** `第 12 名`, or that there is no place. */
export function rankText(rank: number | null): string {
  return rank === null ? '未上榜' : `第 ${rank} 名`
}

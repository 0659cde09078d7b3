import type { Bar, Quote } from '../market-store'
import { type DemoAction, type DemoBar, demoBars, tickOf } from './demo-bars'
import type { CalendarDay } from './demo-calendar'
import { DEMO_INSTRUMENTS } from './demo-instruments'

/** As pages name it beside every figure. */
const SOURCE = '模拟行情'

/** How many days of trading are shown, as far as last year and this one have them. */
const DAYS = 260

/** For how many of the last days a suspended share has not traded. */
const SUSPENDED = { code: '009908', days: 6 }

/** By share: how many trading days ago its ex-date was, and what was given per ten shares. */
const ACTIONS: Readonly<Record<string, { ago: number; cash: number; bonus: number }>> = {
  '609901': { ago: 70, cash: 120_000, bonus: 0 },
  '309905': { ago: 40, cash: 10_000, bonus: 40_000 },
}

const TITLES = [
  '关于召开股东大会的通知',
  '关于使用闲置资金进行现金管理的公告',
  '投资者关系活动记录表',
] as const

const DAY_MS = 86_400_000

/** The market of the demo, made up for a day from a calendar that has it: the same for the same day. */
export function demoMarket(calendar: readonly CalendarDay[], today: string) {
  const days = calendar
    .filter(({ day, is_open }) => is_open && day < today)
    .map(({ day }) => day)
    .slice(-DAYS)
  const made = DEMO_INSTRUMENTS.map((one) => {
    const own = one.code === SUSPENDED.code ? days.slice(0, -SUSPENDED.days) : days
    return { one, bars: demoBars(one, own, actionsOf(one.code, days)) }
  })
  return {
    instruments: DEMO_INSTRUMENTS.map((one) => ({ ...one, listed_on: '2015-06-01' })),
    bars: made.flatMap(({ one, bars }) => bars.map((bar): Bar => ({ ...bar, code: one.code, ...MADE_UP }))),
    quotes: made.flatMap(({ one, bars }) => quoteOf(one, bars.at(-1)) ?? []),
    actions: Object.keys(ACTIONS).flatMap((code) =>
      actionsOf(code, days).map((action) => ({ code, ...action, pay_date: action.ex_date, source: SOURCE })),
    ),
    notices: DEMO_INSTRUMENTS.filter(({ kind }) => kind === 'stock').flatMap((one, index) =>
      noticesOf(one, index, today),
    ),
  }
}

export type DemoMarket = ReturnType<typeof demoMarket>

/** How everything of it is marked. */
export const MADE_UP = { source: SOURCE, is_simulated: true }

function actionsOf(code: string, days: readonly string[]): DemoAction[] {
  const { ago = 0, cash = 0, bonus = 0 } = ACTIONS[code] ?? {}
  const ex_date = ago > 0 ? days.at(-ago) : undefined
  return ex_date === undefined ? [] : [{ ex_date, cash, bonus }]
}

/** The last bar as a quote. */
function quoteOf(one: (typeof DEMO_INSTRUMENTS)[number], bar: DemoBar | undefined): Quote | undefined {
  if (!bar) return undefined
  const { day, close, ...rest } = bar
  const is_suspended = one.code === SUSPENDED.code
  const isTraded = one.kind !== 'index' && !is_suspended
  return {
    ...rest,
    code: one.code,
    last: close,
    bid1: isTraded ? close : null,
    ask1: isTraded ? close + tickOf(one) : null,
    limit_up: null,
    limit_down: null,
    quoted_at: new Date(`${day}T15:00:00+08:00`),
    is_suspended,
    ...MADE_UP,
  }
}

/** Some have three announcements, most one. */
function noticesOf({ code, name }: { code: string; name: string }, index: number, today: string) {
  return TITLES.slice(0, index % 4 === 0 ? 3 : 1).map((title, place) => ({
    code,
    title: `${name}：${title}（示例）`,
    published_at: new Date(Date.parse(`${today}T18:00:00+08:00`) - (1 + (index % 5) + place * 20) * DAY_MS),
    url: `https://www.example.com/notices/${code}/${place + 1}`,
    source: SOURCE,
  }))
}

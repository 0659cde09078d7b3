import type { Ticket } from './kept-tickets'
import { minuteText } from './when'

export const KINDS: Readonly<Record<Ticket['kind'], string>> = { speech: '讲座', openday: '参观' }

export const STATES: Readonly<Record<Ticket['state'], string>> = {
  good: '待入场',
  void: '已作废',
  over: '已结束',
}

/** A dash at which no line breaks. */
const TO = '\u2060–\u2060'

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六']
/** China is ahead of UTC by eight hours, all year. */
const CHINA_MS = 8 * 3_600_000

/** Returns `2026年12月5日（周六）14:00–16:00`, in China's time; the end has its own date when it is on another day. */
export function timeText({ begins_at, ends_at }: Pick<Ticket, 'begins_at' | 'ends_at'>): string {
  const [day = '', clock = ''] = minuteText(begins_at).split(' ')
  const [lastDay = '', lastClock = ''] = minuteText(ends_at).split(' ')
  const weekday = WEEKDAYS[new Date(begins_at + CHINA_MS).getUTCDay()]
  return `${day}（${weekday}）${clock}${TO}${lastDay === day ? '' : `${lastDay} `}${lastClock}`
}

/** The class of the badge for each state. */
export const BADGES: Readonly<Record<Ticket['state'], string>> = {
  good: 'pp-state pp-state--good',
  void: 'pp-state pp-state--bad',
  over: 'pp-state',
}

/** Also for stored tickets: then the phone's clock decides that it is over. */
export function stateNow({ state, ends_at }: Pick<Ticket, 'state' | 'ends_at'>): Ticket['state'] {
  return state === 'good' && ends_at <= Date.now() ? 'over' : state
}

export function offlineText(moment: number): string {
  return `离线显示，最近一次更新于 ${minuteText(moment)}`
}

import type { ReminderKind } from '@yingzao/contract/server'
import { chinaClock, chinaDay, chinaMonthDay } from '../../time/china-time'
import type { ClaimedReminder } from './claim-due'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Of a title this much stands in a text message. */
const TITLE = 18

type Said = Pick<ClaimedReminder, 'kind' | 'title' | 'begins_at' | 'place'>

/** How what they booked is called, to whom. */
const CALLED: Readonly<Record<ReminderKind, string>> = {
  speech: '您报名的',
  openday: '您报名的',
  live: '您预约的直播',
  moved_up: '您已排到名额的',
}

/** What stands in the list. How long there is still time is counted from `now`, as it may be sent late. */
export function listText({ kind, title, begins_at, place }: Said, now: Date): string {
  if (kind === 'moved_up') return `您排队的「${title}」有名额了，已为您保留，门票在“我的门票”里`
  const when =
    kind === 'live' ? soonText(begins_at, now) : `${dayText(begins_at, now)} ${chinaClock(begins_at)} 开始`
  const where = kind === 'live' || place === '' ? '' : `，地点：${place}`
  return `${CALLED[kind]}「${title}」${when}${where}`
}

/** What a text message says that it is of; its template says when. */
export function messageTitle({ kind, title }: Pick<Said, 'kind' | 'title'>): string {
  const signs = Array.from(title)
  const short = signs.length > TITLE ? `${signs.slice(0, TITLE - 1).join('')}…` : title
  return `${CALLED[kind]}「${short}」`
}

/** `明天`; what is further away is a date. */
function dayText(moment: Date, now: Date): string {
  if (chinaDay(moment) === chinaDay(now)) return '今天'
  if (chinaDay(moment) === chinaDay(new Date(now.getTime() + DAY_MS))) return '明天'
  return chinaMonthDay(moment)
}

/** In whole minutes; under half a one it is as good as there. */
function soonText(moment: Date, now: Date): string {
  const minutes = Math.round((moment.getTime() - now.getTime()) / MINUTE_MS)
  return minutes < 1 ? '马上开始' : `将在 ${minutes} 分钟后开始`
}

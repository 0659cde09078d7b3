import type { ReminderKind } from '@yingzao/contract/server'
import { chinaClock, chinaDay, chinaMonthDay } from '../../time/china-time'
import type { ClaimedReminder } from './claim-due'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** How much of a title goes into a text message, so that it fits its template with the longest words around it. */
const TITLE = 18

type Said = Pick<ClaimedReminder, 'kind' | 'title' | 'begins_at' | 'place'>

interface Words {
  /** What the list says. The time left is counted from `now`, as it may be sent late. */
  list(said: Said, now: Date): string
  /** What a text message says it is about, in the form that goes before or after what its template says. */
  message(title: string): string
}

/** `您好，您报名的「…」有变动，将于12月6日 14:00开始`: through the template for what is about to begin. */
const MOVED = '有变动，'

const ENROLLED: Words = {
  list: (said, now) => `您报名的「${said.title}」${dayText(said.begins_at, now)} ${beginsText(said)}`,
  message: (title) => `您报名的「${title}」`,
}
const ENROLLED_CHANGED: Words = {
  list: (said) =>
    `您报名的「${said.title}」时间或地点有变：${chinaMonthDay(said.begins_at)} ${beginsText(said)}`,
  message: (title) => `您报名的「${title}」${MOVED}`,
}
const ENROLLED_CANCELLED: Words = {
  list: (said) => `您报名的「${said.title}」${cancelledText(said)}`,
  message: (title) => `您报名的「${title}」`,
}

const WORDS: Readonly<Record<ReminderKind, Words>> = {
  speech: ENROLLED,
  speech_changed: ENROLLED_CHANGED,
  speech_cancelled: ENROLLED_CANCELLED,
  openday: ENROLLED,
  openday_changed: ENROLLED_CHANGED,
  openday_cancelled: ENROLLED_CANCELLED,
  live: {
    list: ({ title, begins_at }, now) => `您预约的直播「${title}」${soonText(begins_at, now)}`,
    message: (title) => `您预约的直播「${title}」`,
  },
  live_changed: {
    list: ({ title, begins_at }) =>
      `您预约的直播「${title}」改为 ${chinaMonthDay(begins_at)} ${chinaClock(begins_at)} 开始`,
    message: (title) => `您预约的直播「${title}」${MOVED}`,
  },
  live_cancelled: {
    list: (said) => `您预约的直播「${said.title}」${cancelledText(said)}`,
    message: (title) => `您预约的直播「${title}」`,
  },
  moved_up: {
    list: ({ title }) => `您排队的「${title}」有名额了，已为您保留，门票在“我的门票”里`,
    message: (title) => `您已排到名额的「${title}」`,
  },
}

/** What appears in the list. */
export function listText(said: Said, now: Date): string {
  return WORDS[said.kind].list(said, now)
}

/** What a text message says it is about; its template says when. */
export function messageTitle({ kind, title }: Pick<Said, 'kind' | 'title'>): string {
  const signs = Array.from(title)
  return WORDS[kind].message(signs.length > TITLE ? `${signs.slice(0, TITLE - 1).join('')}…` : title)
}

/** `明天`; anything further away is a date. */
function dayText(moment: Date, now: Date): string {
  if (chinaDay(moment) === chinaDay(now)) return '今天'
  if (chinaDay(moment) === chinaDay(new Date(now.getTime() + DAY_MS))) return '明天'
  return chinaMonthDay(moment)
}

function beginsText({ begins_at, place }: Said): string {
  return `${chinaClock(begins_at)} 开始${place === '' ? '' : `，地点：${place}`}`
}

function cancelledText({ begins_at }: Said): string {
  return `已取消，原定 ${chinaMonthDay(begins_at)} ${chinaClock(begins_at)} 开始`
}

/** In whole minutes; less than half a minute counts as now. */
function soonText(moment: Date, now: Date): string {
  const minutes = Math.round((moment.getTime() - now.getTime()) / MINUTE_MS)
  return minutes < 1 ? '马上开始' : `将在 ${minutes} 分钟后开始`
}

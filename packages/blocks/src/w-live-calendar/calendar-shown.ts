import type { Answer, Payload, Response } from '../answers/answer'
import { weekdayOf } from '../answers/day-names'
import { dayText, minuteText } from '../answers/moments'

type Calendar = Response<'activitiesCalendar'>
export type Live = Calendar['days'][number]['lives'][number]

/** How many days are shown, today first. */
const DAYS = 7
const DAY_MS = 86_400_000

/** What one can do about a live stream: book it or cancel the booking, watch it, watch the replay, or nothing. */
export type Stage = 'reserve' | 'reserved' | 'watch' | 'replay' | 'none'

/** What is shown below the days. */
export type Part = 'loading' | 'lives' | 'empty' | 'failed'

export interface DayShown {
  name: string
  number: string
  /** Something is on that day. */
  isBusy: boolean
}

export interface CalendarShown {
  days: DayShown[]
  part: Part
  lives: readonly Live[]
  /** Why it failed. */
  msg: string
}

/** The days in China that are shown, `2026-12-05`, the first of which is today. */
export function weekOf(now: number): string[] {
  return Array.from({ length: DAYS }, (_, day) => dayText(now + day * DAY_MS))
}

export function weekQuery(now: number, page_code: string): Payload<'activitiesCalendar'> {
  const week = weekOf(now)
  return {
    start_date: week[0] as string,
    end_date: week[DAYS - 1] as string,
    ...(page_code && { page_code }),
  }
}

/** What is shown of a week, and of the day of it that was chosen. */
export function shownOf(week: readonly string[], answer: Answer<Calendar>, chosen: number): CalendarShown {
  const given = answer.state === 'known' ? answer.response.days : []
  const livesOn = (date: string | undefined) => given.find((day) => day.date === date)?.lives || []
  const lives = livesOn(week[chosen])
  return {
    days: week.map((date, day) => ({
      name: day === 0 ? '今天' : weekdayOf(date),
      number: String(Number(date.slice(8))),
      isBusy: livesOn(date).length > 0,
    })),
    part: partOf(answer, lives),
    lives,
    msg: answer.state === 'failed' ? answer.msg || '直播安排没有读取成功' : '',
  }
}

function partOf({ state }: Answer, { length }: readonly Live[]): Part {
  if (state === 'loading') return 'loading'
  if (state !== 'known') return 'failed'
  return length > 0 ? 'lives' : 'empty'
}

export function stageOf({ status, is_reserved, url }: Live): Stage {
  if (status === 1) return is_reserved ? 'reserved' : 'reserve'
  if (url === '') return 'none'
  return status === 2 ? 'watch' : 'replay'
}

export const STATUS_WORDS = { 1: '未开始', 2: '直播中', 3: '回放' } as const

/** `20:00–21:00`, in China. */
export function spanText({ start_at, end_at }: Live): string {
  const clock = (ms: number) => minuteText(ms).slice(11)
  return `${clock(start_at)}–${clock(end_at)}`
}

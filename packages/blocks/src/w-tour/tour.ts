import { adviserText } from '../answers/adviser-text'
import type { Response } from '../answers/answer'
import { dayName } from '../answers/day-names'

export type Tour = Response<'tourHome'>
export type City = Tour['cities'][number]
export type Talk = Response<'speechList'>['list'][number]
export type Poster = Response<'posterList'>['list'][number]
export type Comment = Response<'commentList'>['list'][number]
export type Enrolment = Response<'myEnrolments'>['list'][number]

/** As many talks as are asked for at once: more than a tour has. */
export const TALKS = 50

export const TOUR_WORDS = { 1: '即将开始', 2: '进行中', 3: '已结束' } as const

/** What one can do about a talk, and what is said of it. */
export interface TalkStanding {
  word: string
  /** Undefined: nothing can be done. */
  does?: 'enrol' | 'queue' | 'ticket'
  button?: string
  /** How many places are left, or that there are none; empty if it no longer matters. */
  places: string
}

/** The state of a talk for the visitor. */
export function standingOf(talk: Talk): TalkStanding {
  const { status, quota, enrolled, is_enrolled, is_waiting } = talk
  if (status === 4) return { word: '已结束', places: '' }
  const left = Math.max(0, quota - enrolled)
  const places = left > 0 ? `余 ${left} 个名额` : '名额已满'
  if (is_enrolled) return { word: '已报名', does: 'ticket', button: '查看门票', places }
  if (is_waiting) return { word: '排队中', does: 'ticket', button: '查看排队', places }
  if (status === 1) return { word: '即将开始报名', places: `共 ${quota} 个名额` }
  if (status === 3) return { word: '名额已满', does: 'queue', button: '排队候补', places }
  return { word: '报名中', does: 'enrol', button: '我要报名', places }
}

/** `12月5日 周六 14:00–16:00`. */
export function whenText({ date, time }: Pick<Talk, 'date' | 'time'>): string {
  return `${dayName(date)} ${time}`
}

export function lecturerText({ lecturer: { name, no } }: Pick<Talk, 'lecturer'>): string {
  return `主讲：${adviserText(name, no)}`
}

/** How far a city is from being lit. */
export function lightText({ light_count, is_lit }: City, threshold: number): string {
  return is_lit ? `已点亮 · ${light_count} 人` : `${light_count} / ${threshold} 人`
}

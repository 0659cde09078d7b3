import { CONTENT_NOT_FOUND } from '@yingzao/contract/client'
import { adviserText } from '../answers/adviser-text'
import type { Answer, Response } from '../answers/answer'
import { clockText, type Given } from '../lessons/lesson-words'

export type Lesson = Given

/** What is shown in the place of a lesson. */
export type LessonShown =
  | { part: 'loading' | 'missing' }
  | { part: 'failed'; msg: string }
  | { part: 'lesson'; lesson: Lesson }

export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const

/** A position of fewer seconds is not worth resuming from. */
const TOO_FEW = 5
/** The part of a lesson after which it counts as watched. */
const WHOLE = 0.95

export function shownOf(answer: Answer<Response<'videoList'>>): LessonShown {
  if (answer.state === 'loading') return { part: 'loading' }
  if (answer.state === 'known') {
    const [lesson] = answer.response.list
    return lesson ? { part: 'lesson', lesson } : { part: 'missing' }
  }
  if (answer.state === 'failed' && answer.code === CONTENT_NOT_FOUND) return { part: 'missing' }
  return { part: 'failed', msg: (answer.state === 'failed' && answer.msg) || '课程没有读取成功，请稍后重试' }
}

/** Whether this position of a locked lesson is beyond what may be watched. */
export function isBeyond(
  { video, is_locked, preview_seconds }: Pick<Lesson, 'video' | 'is_locked' | 'preview_seconds'>,
  at: number,
): boolean {
  return video === '' || (is_locked && at >= preview_seconds)
}

/** Whether it is worth offering to resume where the visitor stopped. */
export function isOffered(lesson: Lesson, at: number): boolean {
  return at >= TOO_FEW && !isSeen(lesson, at) && !isBeyond(lesson, at)
}

export function isSeen({ duration }: Pick<Lesson, 'duration'>, at: number): boolean {
  return duration > 0 && at >= duration * WHOLE
}

/** `入门 · 12:34 · 投资顾问 …`. */
export function bylineOf({ category_title, duration, lecturer }: Lesson): string {
  return [category_title, clockText(duration), adviserText(lecturer.name, lecturer.no)]
    .filter((part) => part !== '')
    .join(' · ')
}

export function trialText(preview_seconds: number): string {
  return `试看 ${preview_seconds} 秒`
}

export function resumeText(at: number): string {
  return `上次看到 ${clockText(at)}，继续`
}

import type { Host } from '@yingzao/renderer'
import { answerTo, type Response } from '../answers/answer'
import { keptLessons } from '../lessons/kept-lessons'
import { isSeen, type Lesson } from './lesson-shown'

/** How often the gateway is told the position while a lesson plays. */
const EVERY_MS = 15_000

export interface ProgressNotes {
  /** It is playing, and has reached this position. */
  passed(at: number): void
  /** Nothing more may come: what has not been reported is reported now. */
  tell(): void
  /** Where the visitor stopped before, as far as anybody knows. */
  before(): Promise<number>
}

/**
 * Notes where a visitor stops in a lesson: on the phone at once, and with the gateway if they are logged in. What does
 * not reach the gateway stays on the phone until the lesson is next opened.
 */
export function noteProgress(
  page: Pick<Host, 'ask' | 'isLoggedIn' | 'lasting' | 'now'>,
  lesson: Lesson,
): ProgressNotes {
  const { name } = lesson
  const kept = keptLessons(page)
  let at = 0
  let told = -1
  let toldAt = page.now()

  function tell(): void {
    const second = Math.floor(at)
    if (lesson.is_locked || second === told || second === 0) return
    told = second
    toldAt = page.now()
    // A page that knows the server's time counts in fractions of a millisecond, which the gateway does not accept.
    const noted_at = Math.round(toldAt)
    kept.keep(name, { at: second, watched: isSeen(lesson, at) ? 1 : 0, noted_at })
    void send()
  }

  /** Returns what the gateway knows then; undefined if it does not say. */
  async function send(): Promise<Response<'videoProgress'> | undefined> {
    const noted = kept.of(name)
    if (!noted || !page.isLoggedIn()) return undefined
    const answer = await answerTo(page.ask, 'videoProgress', { name, ...noted })
    if (answer.state !== 'known') return undefined
    kept.forget(name, noted.noted_at)
    return answer.response as Response<'videoProgress'>
  }

  return {
    passed(now) {
      at = now
      if (page.now() - toldAt >= EVERY_MS) tell()
    },
    tell,
    async before() {
      const noted = kept.of(name)
      const known = await send()
      return known?.progress ?? noted?.at ?? lesson.progress
    },
  }
}

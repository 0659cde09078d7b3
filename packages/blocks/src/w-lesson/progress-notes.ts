import type { Host } from '@yingzao/renderer'
import { answerTo, type Response } from '../answers/answer'
import { keptLessons } from '../lessons/kept-lessons'
import { isSeen, type Lesson } from './lesson-shown'

/** How often the gateway hears of a lesson that plays. */
const EVERY_MS = 15_000

export interface ProgressNotes {
  /** It plays, and has come so far. */
  passed(at: number): void
  /** Nothing more may come: what has not been told is told now. */
  tell(): void
  /** Where the visitor stopped before, as far as anybody knows. */
  before(): Promise<number>
}

/**
 * Notes where somebody stops in a lesson: on the phone at once, and, of who is logged in, with the gateway. What it does not
 * hear stays on the phone until the lesson is opened the next time.
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
    // A page that has told the time counts in parts of a millisecond, which the gateway does not take.
    const noted_at = Math.round(toldAt)
    kept.keep(name, { at: second, watched: isSeen(lesson, at) ? 1 : 0, noted_at })
    void send()
  }

  /** Answers what the gateway knows then; undefined where it does not say. */
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

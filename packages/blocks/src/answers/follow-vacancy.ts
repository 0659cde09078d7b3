import { CONTENT_NOT_FOUND } from '@yingzao/contract/client'
import type { Host, Stop } from '@yingzao/renderer'
import { followAnswer } from './follow-answer'
import { whileSeen } from './while-seen'

/** How often a vacancy is requested again while it is visible (DOMAIN.md 4.2). */
const REFRESH_MS = 30_000

/** A vacancy's numbers, all of them 0 or more. */
interface VacancyNumbers {
  current_num: number
  change_type_limit: number
  remain: number
}

export interface Vacancy {
  /** Undefined while they are unknown. */
  numbers: VacancyNumbers | undefined
  /** Whether they may still come. */
  isLoading: boolean
}

/** Reports the numbers of a vacancy, kept fresh while `box` is visible. */
export function followVacancy(
  box: Element,
  page: Pick<Host, 'ask' | 'terminal'>,
  id: string,
  tell: (vacancy: Vacancy) => void,
): Stop {
  let rest: Stop | undefined
  const stop = followAnswer(page, 'activityVacancyDetail', { id, ...page.terminal() }, (answer, again) => {
    // Each answer restarts the 30 seconds, for all blocks alike.
    rest?.()
    const isUseless = answer.state === 'failed' && answer.code === CONTENT_NOT_FOUND
    rest = answer.state === 'loading' || isUseless ? undefined : whileSeen(box, REFRESH_MS, again)
    tell({
      numbers: answer.state === 'known' ? readVacancy(answer.response) : undefined,
      isLoading: answer.state === 'loading',
    })
  })
  return () => {
    stop()
    rest?.()
  }
}

/** Other gateways may write `1,280 人`. */
function readVacancy(given: Readonly<Partial<Record<keyof VacancyNumbers, unknown>>>): VacancyNumbers {
  const current_num = digitsOf(given.current_num)
  const change_type_limit = digitsOf(given.change_type_limit)
  return { current_num, change_type_limit, remain: Math.max(0, change_type_limit - current_num) }
}

/** Returns the number left when everything but the digits is stripped; 0 if there are none. */
function digitsOf(given: unknown): number {
  return Number(String(given || '').replace(/\D/g, ''))
}

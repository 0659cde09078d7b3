import { CONTENT_NOT_FOUND } from '@yingzao/contract/client'
import { useHost } from '@yingzao/renderer'
import { type RefObject, useEffect } from 'react'
import { useAnswer } from './use-answer'
import { whileSeen } from './while-seen'

/** How often a vacancy is asked for again while it is looked at (DOMAIN.md 4.2). */
const REFRESH_MS = 30_000

/** A vacancy's numbers, all of them 0 or more. */
interface Vacancy {
  current_num: number
  change_type_limit: number
  remain: number
}

interface UsedVacancy {
  /** Undefined while nobody knows them. */
  numbers: Vacancy | undefined
  /** Whether they may still come. */
  isLoading: boolean
}

/** The numbers of a vacancy, kept fresh while `box` is seen; nothing is asked for the empty id. */
export function useVacancy(id: string, box: RefObject<Element | null>): UsedVacancy {
  const terminal = useHost().terminal()
  const { answer, again } = useAnswer('activityVacancyDetail', id === '' ? undefined : { id, ...terminal })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the 30 seconds anew, for all blocks alike.
  useEffect(() => {
    const isUseless = answer.state === 'failed' && answer.code === CONTENT_NOT_FOUND
    if (!box.current || answer.state === 'loading' || isUseless) return
    return whileSeen(box.current, REFRESH_MS, again)
  }, [answer, box])
  return {
    numbers: answer.state === 'known' ? readVacancy(answer.response) : undefined,
    isLoading: answer.state === 'loading',
  }
}

/** Other gateways may write `1,280 人`. */
function readVacancy(given: Readonly<Partial<Record<keyof Vacancy, unknown>>>): Vacancy {
  const current_num = digitsOf(given.current_num)
  const change_type_limit = digitsOf(given.change_type_limit)
  return { current_num, change_type_limit, remain: Math.max(0, change_type_limit - current_num) }
}

/** What is left of a number in words when everything but its digits is stripped; 0 of nothing. */
function digitsOf(given: unknown): number {
  return Number(String(given ?? '').replace(/\D/g, ''))
}

import { useHost } from '@yingzao/renderer'
import { type RefObject, useEffect, useState } from 'react'
import { followVacancy, type Vacancy } from './follow-vacancy'

const UNKNOWN: Vacancy = { numbers: undefined, isLoading: true }

/** Returns the numbers of a vacancy for a React component; nothing is asked for the empty id. */
export function useVacancy(id: string, box: RefObject<Element | null>): Vacancy {
  const host = useHost()
  const [vacancy, setVacancy] = useState(UNKNOWN)
  useEffect(() => {
    if (id !== '' && box.current) return followVacancy(box.current, host, id, setVacancy)
  }, [host, id, box])
  return vacancy
}

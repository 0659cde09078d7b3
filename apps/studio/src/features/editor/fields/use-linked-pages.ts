import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../../state/queries'
import { pagePath, pathCode } from './page-path'

/** As many as are offered at once. */
const MOST = 20

export interface LinkedPage {
  code: string
  title: string
  address: string
}

/**
 * Returns pages of this site that the typed text may mean: by their titles, their codes, or the address of one of them.
 */
export function useLinkedPages(typed: string, { isAsked }: { isAsked: boolean }): readonly LinkedPage[] {
  const q = (pathCode(typed) ?? typed).slice(0, 64)
  const { data } = useQuery({
    ...studioQuery('pageList', { ...(q !== '' && { q }), limit: MOST }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  })
  return (data?.list ?? []).map(({ code, title }) => ({ code, title, address: pagePath(code) }))
}

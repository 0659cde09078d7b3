import { useQueries } from '@tanstack/react-query'
import type { Role } from '@yingzao/contract/studio'
import { studioQuery } from '../../state/queries'

export interface MemberOption {
  value: number
  label: string
}

/** The roles that may work on leads; the gateway assigns leads to nobody else. */
const WORKERS: readonly Role[] = ['operator', 'administrator']

/** The members whom leads can be assigned to, as a list to choose from. Empty while it is being fetched. */
export function useMemberOptions(): MemberOption[] {
  const answers = useQueries({
    queries: WORKERS.map((role) => ({ ...studioQuery('memberOptions', { role }), staleTime: 60_000 })),
  })
  const members = answers.flatMap(({ data }) => data?.list ?? [])
  const names = new Map(members.map(({ member_id, name }) => [member_id, name]))
  return [...names].map(([value, label]) => ({ value, label }))
}

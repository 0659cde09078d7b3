import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'

export type Dashboard = Answer<'dashboard'>

/** What the first screen shows. Asked for whenever it is looked at again: what it counts changes behind its back. */
export function useDashboard() {
  return useQuery({
    ...studioQuery('dashboard', {}),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

import { useQuery } from '@tanstack/react-query'
import type { Answer } from '../../state/calls'
import { studioQuery } from '../../state/queries'

export type Dashboard = Answer<'dashboard'>

/**
 * The data of the first screen. Fetched again whenever the screen is looked at again: what it counts keeps changing.
 */
export function useDashboard() {
  return useQuery({
    ...studioQuery('dashboard', {}),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

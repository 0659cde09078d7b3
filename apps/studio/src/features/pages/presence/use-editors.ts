import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../../state/queries'

/** How often the Studio asks who is editing, in milliseconds; not while the window is in the background. */
const EVERY_MS = 20_000

/** By page code, the names of the colleagues who are editing it now. */
export function useEditors(): ReadonlyMap<string, readonly string[]> {
  const { data } = useQuery({ ...studioQuery('presenceList', {}), refetchInterval: EVERY_MS })
  return new Map(data?.list.map(({ code, members }) => [code, members.map(({ name }) => name)]))
}

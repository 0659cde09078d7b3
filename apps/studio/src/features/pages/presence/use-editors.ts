import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../../state/queries'

/** How often it is asked who is writing, in milliseconds; not while the window is behind others. */
const EVERY_MS = 20_000

/** By the code of a page: the names of the colleagues who are writing on it now. */
export function useEditors(): ReadonlyMap<string, readonly string[]> {
  const { data } = useQuery({ ...studioQuery('presenceList', {}), refetchInterval: EVERY_MS })
  return new Map(data?.list.map(({ code, members }) => [code, members.map(({ name }) => name)]))
}

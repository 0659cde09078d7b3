import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../../../state/queries'

/** As many as come in one part. What is older is not drawn. */
const MOST = 100

/** How a version of the page is drawn: the one that is asked for, else what visitors see, else the newest. */
export function useDrawnVersion(code: string, wanted: number | undefined) {
  const { data, isPending } = useQuery({
    ...studioQuery('versionList', { code, limit: MOST }),
    // Its addresses are good for half an hour.
    staleTime: 10 * 60_000,
  })
  const list = data?.list ?? []
  const drawn =
    wanted === undefined
      ? (list.find(({ is_published }) => is_published) ?? list[0])
      : list.find(({ version }) => version === wanted)
  return { drawn, isPending }
}

import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../../../state/queries'

/** As many as fit in one part. Older ones are not rendered. */
const MOST = 100

/** The version of the page to render: the requested one, else what visitors see, else the newest. */
export function useDrawnVersion(code: string, wanted: number | undefined) {
  const { data, isPending } = useQuery({
    ...studioQuery('versionList', { code, limit: MOST }),
    // Its URLs are valid for half an hour.
    staleTime: 10 * 60_000,
  })
  const list = data?.list ?? []
  const drawn =
    wanted === undefined
      ? (list.find(({ is_published }) => is_published) ?? list[0])
      : list.find(({ version }) => version === wanted)
  return { drawn, isPending }
}

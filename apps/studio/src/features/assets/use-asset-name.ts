import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'

/** The hash of a file of the library, in the address that a document names it by. */
const HASH = /\/assets\/([0-9a-f]{64})\.\w+$/

/** What a file of the library is called. Undefined until that is known, and for a file that lies elsewhere. */
export function useAssetName(url: string): string | undefined {
  const hash = HASH.exec(url)?.[1]
  const { data } = useQuery({
    ...studioQuery('assetDetail', { hash: hash ?? '' }),
    enabled: hash !== undefined,
    staleTime: 60_000,
  })
  return data?.asset.name
}

import { useQuery } from '@tanstack/react-query'
import { studioQuery } from '../../state/queries'
import { hashIn } from './asset-address'

/** Returns the name of a file in the library. Undefined until it is known, and for a file that is elsewhere. */
export function useAssetName(url: string): string | undefined {
  const hash = hashIn(url)
  const { data } = useQuery({
    ...studioQuery('assetDetail', { hash: hash ?? '' }),
    enabled: hash !== undefined,
    staleTime: 60_000,
  })
  return data?.asset.name
}

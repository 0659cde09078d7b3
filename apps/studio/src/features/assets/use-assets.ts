import type { Answer, Payload } from '../../state/calls'
import { useList } from '../../ui/list/use-list'

export type AssetRow = Answer<'assetList'>['list'][number]
export type AssetKind = AssetRow['kind']

/** What of the library is looked at. */
export type AssetFilter = Omit<Payload<'assetList'>, 'after' | 'limit'>

/** How many assets come at once. */
const PART = 60

/** What of the library a filter finds, newest first, part by part. What was found before stays until then. */
export function useAssets(filter: AssetFilter) {
  return useList('assetList', { ...filter, limit: PART }, { isKept: true })
}

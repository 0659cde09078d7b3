import type { Answer, Payload } from '../../state/calls'
import { useList } from '../../ui/list/use-list'

export type AssetRow = Answer<'assetList'>['list'][number]
export type AssetKind = AssetRow['kind']

/** Which part of the library is shown. */
export type AssetFilter = Omit<Payload<'assetList'>, 'after' | 'limit'>

/** How many assets are loaded at once. */
const PART = 60

/** Returns what a filter finds in the library, newest first, part by part. The previous result stays until then. */
export function useAssets(filter: AssetFilter) {
  return useList('assetList', { ...filter, limit: PART }, { isKept: true })
}

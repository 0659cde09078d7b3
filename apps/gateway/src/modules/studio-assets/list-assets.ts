import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../context'
import { findLibraryPart } from '../assets'
import { readCursor, writeCursor } from './cursor'
import { withUses } from './library-row'

type AssetList = StudioOperations['assetList']

/** The next assets of the library, newest first. */
export async function listAssets(
  { db }: Pick<Context, 'db'>,
  { hidden, after, limit, ...wanted }: StudioInput<AssetList>,
): Promise<StudioResponse<AssetList>> {
  // One more than is shown tells whether there are more.
  const cursor = after === undefined ? undefined : readCursor(after)
  const rows = await findLibraryPart(db.orm, {
    ...wanted,
    is_hidden: hidden === '1',
    after: cursor,
    limit: limit + 1,
  })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    list: await withUses(db.orm, shown),
    next: rows.length > limit && last ? writeCursor(last) : null,
  }
}

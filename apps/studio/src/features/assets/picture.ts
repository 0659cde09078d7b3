import type { AssetRow } from './use-assets'

/** An asset whose size is known. */
export type Picture = AssetRow & { width: number; height: number }

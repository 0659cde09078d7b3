import type { EditedPage, Patch } from '@yingzao/editor-core'

/** One save as it is sent. Sent again with the same `save_id`, it takes effect once. */
export interface SaveCall {
  base_revision: number
  save_id: string
  patch: Patch
}

/** What the gateway holds of a page, and who saved it last. */
export interface Draft {
  revision: number
  page: EditedPage
  by: string
}

/** Why a call has no result: no reply came, the login has ended, or the gateway refuses. */
export type NoResult = { kind: 'lost' } | { kind: 'signedOut' } | { kind: 'refused'; msg: string }

export type SaveResult =
  | { kind: 'saved'; revision: number }
  /** Somebody else saved since `base_revision`. */
  | { kind: 'conflict' }
  /** The patch does not fit what the gateway has, which then differs from what was assumed here. */
  | { kind: 'unfit'; msg: string }
  | NoResult

export type LoadResult = { kind: 'loaded'; draft: Draft } | NoResult

/** The connection to the gateway. Neither call rejects. */
export interface DraftTransport {
  save(call: SaveCall): Promise<SaveResult>
  load(): Promise<LoadResult>
}

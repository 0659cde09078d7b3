import type { EdgeSettings } from '../../config/edge'
import { FRESH_S, STALE_S } from '../../edge/page-age'
import { isSibling } from './sibling-pages'

/** How a page may be kept on its way to visitors. */
export interface Kept {
  /** Caches in front may give it to everybody: nothing in it or around it may depend on one visitor or one moment. */
  isShared: boolean
  headers: { 'cache-control': string; vary: string }
}

/** For everybody, and revalidated each time, answered by 304: a published change is seen at the next visit. */
const ASKED_EACH_TIME: Kept = {
  isShared: false,
  headers: { 'cache-control': 'no-cache', vary: 'accept-encoding' },
}

/** The same for one visitor: no cache on the way may give it to another. */
export const FOR_ONE: Kept = {
  isShared: false,
  headers: { 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' },
}

/** By the code of a page: how its published bytes may be kept. */
export type KeptFor = (code: string) => Kept

/**
 * Without caches in front nobody keeps a page without asking. With them, they keep it for `FRESH_S`, and for `STALE_S`
 * more while they ask; browsers ask each time all the same. Pages where the cookie decides who is sent elsewhere are
 * never shared.
 */
export function keptFor(edge: Pick<EdgeSettings, 'staleIfError'> | undefined): KeptFor {
  if (!edge) return () => ASKED_EACH_TIME
  const shared: Kept = {
    isShared: true,
    headers: { 'cache-control': sharedCacheControl(edge.staleIfError), vary: 'accept-encoding' },
  }
  return (code) => (isSibling(code) ? FOR_ONE : shared)
}

function sharedCacheControl(staleIfError: number): string {
  const parts = ['public', 'max-age=0', `s-maxage=${FRESH_S}`, `stale-while-revalidate=${STALE_S}`]
  if (staleIfError > 0) parts.push(`stale-if-error=${staleIfError}`)
  return parts.join(', ')
}

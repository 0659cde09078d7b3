import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import type { AssetFilter, AssetKind } from './use-assets'

const KINDS: readonly string[] = ['image', 'svg', 'video'] satisfies AssetKind[]

const OPENED: OpenedLine<string> = {
  name: 'asset',
  read: (hash) => (/^[0-9a-f]{64}$/.test(hash) ? hash : undefined),
}

/** What the library shows, as its address says: a reload, the back key and a link to a colleague show the same. */
export function useLibraryAddress() {
  return useListAddress({ read, write }, OPENED)
}

function read(search: URLSearchParams): AssetFilter {
  const q = search.get('q')?.trim().slice(0, 64)
  const kind = search.get('kind') ?? ''
  return {
    ...(q && { q }),
    ...(KINDS.includes(kind) && { kind: kind as AssetKind }),
    ...(search.get('hidden') === '1' && { is_hidden: 'true' }),
  }
}

function write({ q, kind, is_hidden }: AssetFilter): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (kind) search.set('kind', kind)
  if (is_hidden === 'true') search.set('hidden', '1')
  return search
}

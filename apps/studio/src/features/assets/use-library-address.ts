import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { AssetFilter, AssetKind } from './use-assets'

const KINDS: readonly string[] = ['image', 'svg', 'video'] satisfies AssetKind[]

/** What the library shows, as its address says: a reload, the back key and a link to a colleague show the same. */
export function useLibraryAddress() {
  const [search, setSearch] = useSearchParams()
  const filter = useMemo(() => filterIn(search), [search])
  const hash = search.get('asset')
  const go = (next: AssetFilter, asset: string | undefined) => {
    const wanted = new URLSearchParams()
    if (next.q) wanted.set('q', next.q)
    if (next.kind) wanted.set('kind', next.kind)
    if (next.is_hidden === 'true') wanted.set('hidden', '1')
    if (asset !== undefined) wanted.set('asset', asset)
    setSearch(wanted, { preventScrollReset: true })
  }
  return {
    filter,
    /** The asset whose details stand open. */
    opened: hash !== null && /^[0-9a-f]{64}$/.test(hash) ? hash : undefined,
    setFilter: (next: AssetFilter) => go(next, undefined),
    open: (asset: string | undefined) => go(filter, asset),
  }
}

function filterIn(search: URLSearchParams): AssetFilter {
  const q = search.get('q')?.trim().slice(0, 64)
  const kind = search.get('kind') ?? ''
  return {
    ...(q && { q }),
    ...(KINDS.includes(kind) && { kind: kind as AssetKind }),
    ...(search.get('hidden') === '1' && { is_hidden: 'true' }),
  }
}

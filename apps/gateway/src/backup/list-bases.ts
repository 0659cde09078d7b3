import type { SealedStore } from './sealed-store'
import { storeNames } from './store-names'

/** A base in a store. */
export interface StoredBase {
  cluster: string
  id: string
  /** When it was completed. Undefined: it is incomplete, as its manifest is missing. */
  wholeAt: Date | undefined
  /** In bytes, as stored. */
  bytes: number
}

const BASE = /^(\d+)\/base\/([^/]+)\/([^/]+)$/

/** All bases of a store, or of one cluster, the oldest first. Reads names only. */
export async function listBases(store: SealedStore, cluster?: string): Promise<StoredBase[]> {
  const stored = await store.list(cluster === undefined ? '' : storeNames.base(cluster))
  const bases = new Map<string, StoredBase>()
  for (const { name, bytes, at } of stored) {
    const [, of = '', id = '', part = ''] = BASE.exec(name) ?? []
    if (id === '') continue
    const base = bases.get(`${of}/${id}`) ?? { cluster: of, id, wholeAt: undefined, bytes: 0 }
    base.bytes += bytes
    if (part === 'manifest') base.wholeAt = at
    bases.set(`${of}/${id}`, base)
  }
  return [...bases.values()].sort((one, other) => (one.id < other.id ? -1 : 1))
}

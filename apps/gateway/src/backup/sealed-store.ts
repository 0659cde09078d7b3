import type { BackupSettings } from '../config/backup'
import { BackupFault } from './backup-fault'
import type { BackupStore } from './backup-store'
import { diskStore } from './disk-store'
import { s3Store } from './s3-store'
import { openObject, sealObject } from './seal-object'

/** A store that encrypts everything that goes in and authenticates everything that comes out. */
export interface SealedStore extends Pick<BackupStore, 'place' | 'list' | 'delete' | 'spaceLeft'> {
  /** Returns what was actually stored: the ciphertext. */
  put(name: string, bytes: Uint8Array): Promise<Buffer>
  /** Throws a BackupFault for what does not open. Undefined: there is nothing of this name. */
  find(name: string): Promise<Buffer | undefined>
  /** The same, but throws a BackupFault where there is no such object. */
  get(name: string): Promise<Buffer>
}

/** The store that the settings name. Does not connect before it is used. */
export function openBackups(settings: BackupSettings): SealedStore {
  const { to } = settings
  return sealedStore(typeof to === 'string' ? diskStore(to) : s3Store(to), settings)
}

/** Wraps any store so that it only ever sees ciphertext. */
export function sealedStore(store: BackupStore, { keys }: Pick<BackupSettings, 'keys'>): SealedStore {
  async function find(name: string): Promise<Buffer | undefined> {
    const sealed = await store.get(name)
    return sealed && openObject(keys, name, sealed)
  }
  return {
    place: store.place,
    list: (prefix) => store.list(prefix),
    delete: (name) => store.delete(name),
    spaceLeft: () => store.spaceLeft(),
    async put(name, bytes) {
      const sealed = sealObject(keys, name, bytes)
      await store.put(name, sealed)
      return sealed
    },
    find,
    async get(name) {
      const bytes = await find(name)
      if (!bytes) throw new BackupFault('missing', `${name} is missing in ${store.place}.`)
      return bytes
    },
  }
}

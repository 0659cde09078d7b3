import type { UnsavedDraft } from './unsaved-draft'

/** These names, and those in `DraftRow`, are in the browsers of members: a new name would lose what they keep. */
const NAME = 'yingzao-rests'
/**
 * The key of both is member, page and tab. The base is stored separately: it is large, and stays the same while the
 * draft changes.
 */
const STORES = ['rests', 'bases'] as const

/** A draft as it is stored, without the page that it began with. */
interface DraftRow {
  revision: number
  patch: UnsavedDraft['patch']
  flight?: NonNullable<UnsavedDraft['pendingSave']>
}

export interface StoredDraft {
  draft: DraftRow
  base: UnsavedDraft['base']['page']
}

type Access = (stores: { drafts: IDBObjectStore; bases: IDBObjectStore }) => void

/** Changes the drafts in this browser in one transaction. */
export async function changeDrafts(access: Access): Promise<void> {
  const database = await openDatabase()
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORES, 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      access({ drafts: transaction.objectStore('rests'), bases: transaction.objectStore('bases') })
    })
  } finally {
    database.close()
  }
}

/** Every draft of one member and page, by its tab. */
export async function readDrafts(member: number, code: string): Promise<Map<string, StoredDraft>> {
  const found = new Map<string, StoredDraft>()
  const range = IDBKeyRange.bound([member, code], [member, code, []])
  await changeDrafts(({ drafts, bases }) => {
    drafts.openCursor(range).onsuccess = (event) => {
      const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
      if (!cursor) return
      const [, , tab] = cursor.key as [number, string, string]
      const draft = cursor.value as DraftRow
      bases.get(cursor.key).onsuccess = (read) => {
        found.set(tab, { draft, base: (read.target as IDBRequest<StoredDraft['base']>).result })
      }
      cursor.continue()
    }
  })
  return found
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => {
      for (const store of STORES) opening.result.createObjectStore(store)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
    opening.onblocked = () => reject(new Error('Another tab holds an older database of drafts open.'))
  })
}

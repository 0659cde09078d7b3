const NAME = 'yingzao-rests'
/** Keys of both: member, page, tab. The base is apart, as it is large and stays while the rest is written anew. */
const STORES = ['rests', 'bases'] as const

type Access = (stores: { rests: IDBObjectStore; bases: IDBObjectStore }) => void

/** Does something to the rests that this browser keeps, as a whole or not at all. */
export async function changeRests(access: Access): Promise<void> {
  const database = await openDatabase()
  try {
    await new Promise<void>((resolve, reject) => {
      const transaction = database.transaction(STORES, 'readwrite')
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
      access({ rests: transaction.objectStore('rests'), bases: transaction.objectStore('bases') })
    })
  } finally {
    database.close()
  }
}

/** Every rest of one member and page, by its key. */
export async function readRests(member: number, code: string): Promise<Map<string, RestRow>> {
  const found = new Map<string, RestRow>()
  const range = IDBKeyRange.bound([member, code], [member, code, []])
  await changeRests(({ rests, bases }) => {
    rests.openCursor(range).onsuccess = (event) => {
      const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
      if (!cursor) return
      const [, , tab] = cursor.key as [number, string, string]
      const { value } = cursor
      bases.get(cursor.key).onsuccess = (read) => {
        found.set(tab, { rest: value, base: (read.target as IDBRequest<unknown>).result })
      }
      cursor.continue()
    }
  })
  return found
}

export interface RestRow {
  rest: unknown
  base: unknown
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, 1)
    opening.onupgradeneeded = () => {
      for (const store of STORES) opening.result.createObjectStore(store)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
    opening.onblocked = () => reject(new Error('Another tab holds an older store of rests open.'))
  })
}

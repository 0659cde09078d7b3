/** As much of IndexedDB as the drafts need: stores whose keys are arrays, and changes that are done one after the other. */
export class FakeIndexedDb {
  readonly stores = new Map<string, Map<string, unknown>>()
  /** Acts like a browser whose storage is switched off. */
  isBroken = false

  open(name: string, version: number): IDBOpenDBRequest {
    const request = { result: this.#database() } as Record<string, unknown>
    queueMicrotask(() => {
      if (this.isBroken) return call(request.onerror, { target: request })
      if (this.stores.size === 0) call(request.onupgradeneeded, { target: request })
      call(request.onsuccess, { target: request })
    })
    return Object.assign(request, { name, version, error: new Error('storage is off') }) as never
  }

  /** What is stored under a key. */
  row(store: string, key: IDBValidKey): unknown {
    return this.stores.get(store)?.get(JSON.stringify(key))
  }

  #database() {
    return {
      createObjectStore: (name: string) => this.stores.set(name, new Map()),
      close: () => undefined,
      transaction: () => {
        const transaction: Record<string, unknown> = {
          objectStore: (name: string) => this.#store(name),
        }
        setTimeout(() => call(transaction.oncomplete, {}))
        return transaction
      },
    }
  }

  #store(name: string) {
    const rows = this.stores.get(name) ?? new Map<string, unknown>()
    return {
      put: (value: unknown, key: IDBValidKey) => rows.set(JSON.stringify(key), structuredClone(value)),
      delete: (key: IDBValidKey) => rows.delete(JSON.stringify(key)),
      get: (key: IDBValidKey) => answer(rows.get(JSON.stringify(key))),
      openCursor: ({ lower }: { lower: readonly unknown[] }) => {
        const found = [...rows].filter(([key]) => startsWith(JSON.parse(key), lower))
        const cursors = found.map(([key, value], at) => ({
          key: JSON.parse(key),
          value,
          continue: () =>
            queueMicrotask(() => call(request.onsuccess, { target: { result: cursors[at + 1] ?? null } })),
        }))
        const request = answer(cursors[0] ?? null)
        return request
      },
    }
  }
}

function answer(result: unknown): Record<string, unknown> {
  const request: Record<string, unknown> = { result }
  queueMicrotask(() => call(request.onsuccess, { target: request }))
  return request
}

function startsWith(key: readonly unknown[], start: readonly unknown[]): boolean {
  return start.every((part, at) => key[at] === part)
}

function call(listener: unknown, event: object): void {
  if (typeof listener === 'function') listener(event)
}

/** One thing that a tap triggered, in words for people who plan pages. */
export interface Entry {
  kind: '点击' | '消息' | '接口' | '跳转' | '统计'
  title: string
  /** The exact message, address or payload. */
  detail: string
}

/** Where entries go. */
export interface Journal {
  note(kind: Entry['kind'], title: string, detail?: unknown): void
  /** Receives every entry, including earlier ones. */
  subscribe(listener: (entry: Entry) => void): void
}

export function createJournal(): Journal {
  const entries: Entry[] = []
  const listeners: ((entry: Entry) => void)[] = []
  return {
    note(kind, title, detail = '') {
      const entry = { kind, title, detail: typeof detail === 'string' ? detail : JSON.stringify(detail) }
      entries.push(entry)
      for (const listener of listeners) listener(entry)
    },
    subscribe(listener) {
      listeners.push(listener)
      for (const entry of entries) listener(entry)
    },
  }
}

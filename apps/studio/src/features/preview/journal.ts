/** One thing that a tap in the page brought about, as the page's simulator tells it. */
export interface JournalEntry {
  kind: '点击' | '消息' | '接口' | '跳转' | '统计'
  title: string
  detail: string
}

const KINDS: readonly unknown[] = ['点击', '消息', '接口', '跳转', '统计']
const isText = (value: unknown) => typeof value === 'string'

/** Reads what a frame said. Undefined: it is none of ours. */
export function readEntry(data: unknown): JournalEntry | undefined {
  if (typeof data !== 'object' || data === null || !('simulated' in data)) return undefined
  const { kind, title, detail } = (data.simulated ?? {}) as Record<keyof JournalEntry, unknown>
  if (!KINDS.includes(kind) || !isText(title) || !isText(detail)) return undefined
  return { kind, title, detail } as JournalEntry
}

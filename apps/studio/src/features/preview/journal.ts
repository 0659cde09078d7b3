/** One effect of a tap in the page, as the page's simulator reports it. */
export interface JournalEntry {
  kind: 'tap' | 'message' | 'call' | 'move' | 'statistics'
  title: string
  detail: string
}

/** By the names that pages use, which are Chinese. */
const KINDS: ReadonlyMap<unknown, JournalEntry['kind']> = new Map<unknown, JournalEntry['kind']>([
  ['点击', 'tap'],
  ['消息', 'message'],
  ['接口', 'call'],
  ['跳转', 'move'],
  ['统计', 'statistics'],
])

const isText = (value: unknown): value is string => typeof value === 'string'

/** Reads a message from a frame. Undefined: it is none of ours. */
export function readEntry(data: unknown): JournalEntry | undefined {
  if (typeof data !== 'object' || data === null || !('simulated' in data)) return undefined
  const said = (data.simulated ?? {}) as Record<keyof JournalEntry, unknown>
  const { title, detail } = said
  const kind = KINDS.get(said.kind)
  if (kind === undefined || !isText(title) || !isText(detail)) return undefined
  return { kind, title, detail }
}

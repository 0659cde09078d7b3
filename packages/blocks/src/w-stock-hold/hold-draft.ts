import type { Host } from '@yingzao/renderer'
import { emptyRow, isEmptyRow, MOST_ROWS, type Row } from './holdings'

const keyOf = (blockId: string) => `stock-hold:${blockId}`

/** Keeps what was typed until the tab is closed. An empty form leaves no trace. */
export function keepRows(session: Host['session'], blockId: string, rows: readonly Row[]): void {
  const text = rows.every(isEmptyRow) ? '' : JSON.stringify(rows)
  if (text !== (session.get(keyOf(blockId)) ?? '')) session.set(keyOf(blockId), text)
}

/** Returns what was kept; anything else that is stored there counts as nothing. */
export function readRows(session: Host['session'], blockId: string): Row[] {
  try {
    const kept: unknown = JSON.parse(session.get(keyOf(blockId)) || '[]')
    return Array.isArray(kept) ? kept.slice(0, MOST_ROWS).map(readRow) : []
  } catch {
    return []
  }
}

function readRow(kept: Partial<Row> | null, index: number): Row {
  const { text, code, cost, weight } = kept ?? {}
  const read = (part: unknown) => (typeof part === 'string' ? part : '')
  return {
    ...emptyRow(index + 1),
    text: read(text),
    code: read(code),
    cost: read(cost),
    weight: read(weight),
  }
}

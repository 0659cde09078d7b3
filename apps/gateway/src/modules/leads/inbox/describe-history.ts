import type { HistoryRow } from './detail-store'
import { NOBODY, statusWords } from './lead-words'

/** The members whom a history mentions beside those who acted. */
export function mentionedIn(rows: readonly HistoryRow[]): number[] {
  return rows.flatMap(({ before, after }) =>
    [before?.assignee_id, after?.assignee_id].filter((id) => typeof id === 'number'),
  )
}

/** Says in words what became what, or why something was done. Empty where the action says it all. */
export function describeAct(
  { before, after }: Pick<HistoryRow, 'before' | 'after'>,
  names: ReadonlyMap<number, string>,
): string {
  if (after === null) return ''
  if ('status' in after) return change(statusOf(before?.status), statusOf(after.status))
  if ('assignee_id' in after) return change(nameOf(before?.assignee_id), nameOf(after.assignee_id))
  return typeof after.reason === 'string' ? after.reason : ''

  function nameOf(id: unknown): string {
    return typeof id === 'number' ? (names.get(id) ?? `成员 ${id}`) : NOBODY
  }
}

function statusOf(status: unknown): string {
  return (statusWords as Record<string, string>)[String(status)] ?? String(status)
}

function change(from: string, to: string): string {
  return `${from} → ${to}`
}

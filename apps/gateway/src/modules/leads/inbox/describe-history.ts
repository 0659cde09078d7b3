import type { HistoryRow } from '../../audit'
import { NOBODY, statusWords } from './lead-words'

/** The members whom a history mentions: who acted, and who was given a lead or lost it. */
export function mentionedIn(rows: readonly HistoryRow[]): number[] {
  return rows.flatMap(({ who, before, after }) =>
    [memberIdOf(who), before?.assignee_id, after?.assignee_id].filter((id) => typeof id === 'number'),
  )
}

/** Who acted, by name where it was a member. */
export function actorNameOf({ who }: HistoryRow, names: ReadonlyMap<number, string>): string {
  const id = memberIdOf(who)
  return (id === undefined ? undefined : names.get(id)) ?? who
}

/** `member:3` is 3. */
function memberIdOf(who: string): number | undefined {
  const [, id] = /^member:(\d+)$/.exec(who) ?? []
  return id === undefined ? undefined : Number(id)
}

/** Says in words what changed to what, or why something was done. Empty if the action says it all. */
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

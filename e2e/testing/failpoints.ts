import { Client } from 'pg'

/**
 * Where a process may die, or go wrong, while it stores something: just before the commit is sent, while the database
 * is committing, or just after, before anybody has been told. `halves` makes every statement its own transaction, which
 * is a fault, and dies between two of them.
 */
export const FAILPOINTS = ['before_commit', 'in_commit', 'after_commit'] as const
export type Failpoint = (typeof FAILPOINTS)[number] | 'halves'

type Query = (...args: unknown[]) => unknown

/** What a transaction stores, by its tables. */
export interface Stored {
  /** Has a row for each one that is counted. */
  row: string
  /** Stored after other rows, which without a row of this one would be incomplete. */
  late: string
}

/** Arms a failpoint in this process, at the transaction after this many others. Anything else arms nothing. */
export function armFailpoint(failpoint: string, passes: number, { row, late }: Stored): void {
  if (failpoint === '') return
  let left = passes
  const holdsRow = new WeakSet<object>()
  const { prototype } = Client as unknown as { prototype: { query: Query } }
  const { query } = prototype

  prototype.query = function (this: object, ...args: unknown[]): unknown {
    const text = textOf(args[0])
    if (inserts(text, row)) holdsRow.add(this)
    if (failpoint === 'halves') return queryInHalves.call(this, text, args)
    if (text !== 'commit' || !holdsRow.delete(this) || left-- > 0) return query.apply(this, args)
    if (failpoint === 'before_commit') die()
    const committing = query.apply(this, args)
    if (failpoint === 'in_commit') die()
    return (committing as Promise<unknown>).then(die)
  }

  function queryInHalves(this: object, text: string, args: unknown[]): unknown {
    if (inserts(text, late) && left-- <= 0) die()
    return text === 'begin' || text === 'commit' ? query.call(this, 'SELECT') : query.apply(this, args)
  }
}

/** Whether a statement inserts rows into a table, written by hand or not. */
function inserts(text: string, table: string): boolean {
  return text.trimStart().toLowerCase().startsWith(`insert into "${table}" `)
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '')
}

function die(): void {
  process.kill(process.pid, 'SIGKILL')
}

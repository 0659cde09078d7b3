import { byBytes, keyOf, leafOf, mayHaveBecome, type SealedRow } from '../seal/leaf-of'
import { leavesIn, rootOf } from '../seal/merkle-tree'
import type { SealedKind } from '../seal/sealed-kinds'
import type { Problem } from './problem'

/** An hour as it was sealed, and the rows that are there now. */
export interface Hour {
  kind: SealedKind
  hour: string
  root: string
  /** Undefined: they were deleted, as their time was over. */
  leaves: Buffer | undefined
  rows: readonly SealedRow[]
  /** Keys of rows that were lawfully deleted, in hex, each with its report. */
  lawful: ReadonlyMap<string, number>
}

/**
 * What differs from what was sealed, how many rows no longer belong to anybody, and by which reports others were
 * deleted.
 */
export function compareHour({ kind, hour, root, leaves, rows, lawful }: Hour): {
  problems: Problem[]
  unlinked: number
  reports: number[]
} {
  const now = rows.map((row) => ({ row, leaf: leafOf(row) }))
  if (!leaves) {
    const isSame = rootOf(now.map(({ leaf }) => leaf).sort(byBytes)) === root
    return {
      problems: isSame ? [] : [{ of: 'leaves', kind: 'missing', subject: `${kind} ${hour}` }],
      unlinked: 0,
      reports: [],
    }
  }
  const sealed = new Map(leavesIn(leaves).map((leaf) => [keyIn(leaf), leaf]))
  const problems: Problem[] = []
  let unlinked = 0
  for (const { row, leaf } of now) {
    const key = keyOf(row.key).toString('hex')
    const before = sealed.get(key)
    sealed.delete(key)
    if (!before) problems.push({ of: kind, kind: 'added', subject: row.key })
    else if (!mayHaveBecome(before, leaf)) problems.push({ of: kind, kind: 'changed', subject: row.key })
    else if (!before.equals(leaf)) unlinked += 1
  }
  const reports: number[] = []
  for (const key of sealed.keys()) {
    const report = lawful.get(key)
    if (report !== undefined) reports.push(report)
    else problems.push({ of: kind, kind: 'missing', subject: `${hour} ${key}` })
  }
  return { problems, unlinked, reports }
}

function keyIn(leaf: Buffer): string {
  return leaf.subarray(0, 8).toString('hex')
}

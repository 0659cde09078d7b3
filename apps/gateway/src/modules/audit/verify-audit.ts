import type { Context } from '../../context'
import { type KeptHead, readAuditHeads } from './audit-heads'
import { type ChainHead, readChain } from './read-chain'
import { type Tampering, walkChain } from './walk-chain'

export interface AuditReport {
  rows: number
  head: ChainHead
  tamperings: Tampering[]
  /** The log is another one than the head that was kept on this day says, since a row after `after`. */
  rebuilt: { day: string; after: number; seq: number } | undefined
  /** Files of kept heads that cannot be read. */
  unreadable: string[]
  /** Days whose head agrees. */
  agreeing: number
}

/** Holds the whole log against itself and against the heads that were kept. Changes nothing. */
export async function verifyAudit({ config, db }: Pick<Context, 'config' | 'db'>): Promise<AuditReport> {
  const { heads, unreadable } = await readAuditHeads(config)
  const kept = new Set(heads.map(({ seq }) => seq))
  const hashes = new Map<number, string>([[0, '']])
  const walk = walkChain(({ number, hash }) => {
    if (kept.has(number)) hashes.set(number, hash)
  })
  let rows = 0
  const head = await readChain(db, (row) => {
    rows += 1
    walk.take(row)
  })
  const tamperings = walk.end(head)
  const blamed = new Set(tamperings.map(({ seq }) => seq))
  const agrees = ({ seq, hash }: KeptHead) => seq === 0 || hashes.get(seq) === hash
  // A row that is named already says nothing about the others.
  const first = heads.find((one) => !agrees(one) && !blamed.has(one.seq))
  const after = Math.max(
    0,
    ...heads.filter((one) => agrees(one) && one.seq < (first?.seq ?? 0)).map(({ seq }) => seq),
  )
  return {
    rows,
    head,
    tamperings,
    rebuilt: first && { day: first.day, after, seq: first.seq },
    unreadable,
    agreeing: heads.filter(agrees).length,
  }
}

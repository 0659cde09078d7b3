import type { Context } from '../../context'
import { type KeptHead, readAuditHeads } from './audit-heads'
import { type ChainHead, readChain, type SealedRow } from './read-chain'
import { sealCheck } from './seal'
import { type Tampering, walkChain } from './walk-chain'

export interface AuditReport {
  rows: number
  head: ChainHead
  tamperings: Tampering[]
  /** The log differs from the head kept on this day, from some row after `after` on. */
  rebuilt: { day: string; after: number; seq: number } | undefined
  /** Keys that seals were made with but that are not given, so that those rows cannot be checked against them. */
  unknownKeys: string[]
  /** Files of kept heads that cannot be read. */
  unreadable: string[]
  /** Days whose head agrees. */
  agreeing: number
}

/** Checks the whole log against itself, its seals and the heads that were kept. Changes nothing. */
export async function verifyAudit({ config, db }: Pick<Context, 'config' | 'db'>): Promise<AuditReport> {
  const { heads, unreadable } = await readAuditHeads(config)
  const kept = new Set(heads.map(({ seq }) => seq))
  const hashes = new Map<number, string>([[0, '']])
  const check = sealCheck(config.auditKeys)
  const unsealed: number[] = []
  const unknownKeys = new Set<string>()
  let sealedFrom = 0
  const walk = walkChain(({ number, seq, hash }, { key_id, seal }: SealedRow) => {
    if (kept.has(number)) hashes.set(number, hash)
    if (number < sealedFrom) return
    const verdict =
      key_id === null || seal === null ? 'wrong' : check({ key_id, seal }, { hash, sealed_from: sealedFrom })
    if (verdict === 'wrong') unsealed.push(seq)
    if (verdict === 'unknown') unknownKeys.add(key_id ?? '')
  })
  let rows = 0
  const head = await readChain(db, (row, { sealed_from }) => {
    rows += 1
    sealedFrom = sealed_from
    walk.take(row)
  })
  const tamperings = withUnsealed(walk.end(head), unsealed)
  const blamed = new Set(tamperings.map(({ seq }) => seq))
  const agrees = ({ seq, hash }: KeptHead) => seq === 0 || hashes.get(seq) === hash
  // A row that is already reported says nothing about the others.
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
    unknownKeys: [...unknownKeys].sort(),
    unreadable,
    agreeing: new Set(heads.filter(agrees).map(({ day }) => day)).size,
  }
}

/** A row that is already reported is not reported for its seal as well. */
function withUnsealed(found: Tampering[], seqs: number[]): Tampering[] {
  const named = new Set(found.map(({ seq }) => seq))
  const unsealed = seqs.filter((seq) => !named.has(seq)).map((seq) => ({ seq, kind: 'unsealed' as const }))
  return [...found, ...unsealed].sort((a, b) => a.seq - b.seq)
}

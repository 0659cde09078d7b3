import type { FastifyRequest } from 'fastify'
import type { ErasureLine } from '../../backup/erasure-ledger'
import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import type { Actor } from '../audit'
import type { Declared, Person } from '../define-module'
import { addReport, holdsOnPerson, keepSealed } from '../keeping'
import { findLastWords, findRegistration, recordConsent } from '../passport'
import { erasePerson } from './erase-person'

export type ErasureContext = Pick<Context, 'config' | 'db' | 'jobs' | 'log'> &
  Pick<Declared, 'personal' | 'empty'>

/** Who erases, from where, and on what legal ground. */
interface Asked {
  actor: Actor
  request: Pick<FastifyRequest, 'ip' | 'headers'>
  ground: string
}

const HELD = '；诉讼保全期间停止除存储之外的处理'

/**
 * Erases somebody whose row is locked, completely or not at all, and writes the report. Returns the line by which a
 * restore to an earlier moment repeats the erasure; where there is a backup, a job records it outside of the database.
 */
export async function eraseLocked(
  ctx: ErasureContext,
  tx: Transaction,
  person: Person,
  { actor, request, ground }: Asked,
): Promise<ErasureLine | undefined> {
  const { uid } = person
  const found = await findRegistration(tx, uid)
  const hold_ids = await holdsOnPerson(tx, person)
  for (const { doc, purpose, version, is_standing } of await findLastWords(tx, uid)) {
    if (!is_standing) continue
    await recordConsent(tx, request, { ...person, doc, purpose, version, isWithdrawn: true })
  }
  const is_kept = hold_ids.length > 0
  if (is_kept) await keepSealed(ctx, tx, person, { personal: ctx.personal, hold_ids })
  const tables = await erasePerson(tx, person, ctx)
  const line = found && { uid, registered_at: found.registered_at, erased_at: found.now }
  if (line && ctx.config.backup) await ctx.jobs.enqueue(tx, 'keep-erasure', line)
  await addReport(ctx, tx, actor, {
    kind: 'erasure',
    record_kind: '',
    table_name: '',
    rows: tables.reduce((sum, { rows }) => sum + (rows ?? 0), 0),
    ground: is_kept ? `${ground}${HELD}` : ground,
    hold_ids,
    details: { tables, ...(is_kept && { is_kept }) },
  })
  return line
}

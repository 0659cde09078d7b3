import { maskHandset } from '@yingzao/contract/server'
import type { Context } from '../../../context'
import { type Actor, appendAudit } from '../../audit'
import { hashOf } from '../../renderings'
import { exportEvidence } from '../export/export-evidence'
import type { Whose } from './acts-of'
import { type Seen, seenBy } from './seen'

type Ctx = Pick<Context, 'config' | 'db'>

/** What is asked for, and why. */
export interface Asked {
  whose: Whose
  /** Until when. Undefined: see `seenBy`. */
  at: Date | undefined
  reason: string
}

/** A file that proves itself. */
export interface ExportedFile {
  title: string
  bytes: Buffer
  /** In hex. */
  sha256: string
  seen: Seen
}

/** What somebody saw. Nobody gets it before the log says who asked, and why; a phone is masked there. */
export async function askSeen(ctx: Ctx, actor: Actor, asked: Asked): Promise<Seen | undefined> {
  const seen = await seenBy(ctx, asked.whose, asked.at)
  await note(ctx, actor, 'evidence.search', asked, { found: seen?.sightings.length ?? 0 })
  return seen
}

/** The same as a file, whose hash is in the log before its first byte is sent. */
export async function askFile(ctx: Ctx, actor: Actor, asked: Asked): Promise<ExportedFile | undefined> {
  const seen = await seenBy(ctx, asked.whose, asked.at)
  const title = titleOf(asked.whose)
  const bytes = seen && (await exportEvidence(ctx, { title }, seen.sightings))
  const sha256 = bytes && hashOf(bytes)
  const found = seen?.sightings.length ?? 0
  await note(ctx, actor, 'evidence.export', asked, { found, ...(sha256 && { sha256: inPairs(sha256) }) })
  return seen && bytes && sha256 ? { title, bytes, sha256, seen } : undefined
}

async function note(
  ctx: Ctx,
  actor: Actor,
  action: 'evidence.search' | 'evidence.export',
  { whose, at, reason }: Asked,
  came: object,
): Promise<void> {
  const after = {
    reason,
    ...('handset' in whose && { handset: maskHandset(whose.handset) }),
    ...(at && { at: at.toISOString() }),
    ...came,
  }
  await ctx.db.orm.transaction((tx) =>
    appendAudit(ctx, tx, actor, { action, subject: subjectOf(whose), after }),
  )
}

function subjectOf(whose: Whose): string {
  if ('lead' in whose) return `lead:${whose.lead}`
  return 'order' in whose ? `order:${whose.order}` : 'visitors'
}

/** What is handed on never contains a whole phone: the lead or the order says whose it is, to those who may know. */
function titleOf(whose: Whose): string {
  if ('lead' in whose) return `线索 ${whose.lead}`
  return 'order' in whose ? `订单 ${whose.order}` : `手机 ${maskHandset(whose.handset)}`
}

/** Written like fingerprints: the log masks eleven digits in a row, which a hash may contain. */
export function inPairs(hex: string): string {
  return hex.match(/../g)?.join(':') ?? ''
}

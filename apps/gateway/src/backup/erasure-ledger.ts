import { z } from 'zod'
import type { BackupSettings } from '../config/backup'
import { BackupFault } from './backup-fault'
import { openBackups, type SealedStore } from './sealed-store'
import { lastPart, momentName, storeNames } from './store-names'

const lineSchema = z.object({
  uid: z.int().positive(),
  /** Only both together identify the person: a number may be given to somebody else after a restore. */
  registered_at: z.string(),
  erased_at: z.string(),
})

/** The erasure of somebody: a number and two times, as the database writes them, and nothing else about them. */
export type ErasureLine = z.infer<typeof lineSchema>

/**
 * Records outside the database that somebody was erased, so that a restore to an earlier moment does not bring them
 * back. Safe to repeat.
 */
export async function keepErasure(settings: BackupSettings, line: ErasureLine): Promise<void> {
  const name = storeNames.erasure(`${momentName(new Date(line.erased_at))}-${line.uid}`)
  await openBackups(settings).put(name, Buffer.from(JSON.stringify(line)))
}

/** Everybody erased since a moment, or since the ledger began. Throws a BackupFault for a damaged line. */
export async function readErasures(store: SealedStore, since?: Date): Promise<ErasureLine[]> {
  const from = since === undefined ? '' : momentName(since)
  const lines: ErasureLine[] = []
  for (const { name } of await store.list(storeNames.erasure())) {
    if (lastPart(name) < from) continue
    const parsed = lineSchema.safeParse(JSON.parse((await store.get(name)).toString()))
    if (!parsed.success) throw new BackupFault('damaged', `${name} is no line of the ledger of erasures.`)
    lines.push(parsed.data)
  }
  return lines
}

import { studioErrors } from '@yingzao/contract/studio'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/database'
import { AppError } from '../../../http/app-error'
import { past } from '../../../http/studio-refusals'
import { lockSpeech } from '../place-store'
import { speech } from '../tour-tables'

/** Locks a talk, and returns its state as of then. Throws `notFound`. */
export async function lockStored(tx: Transaction, speech_id: string) {
  const locked = await lockSpeech(tx, speech_id)
  const [stored] = await tx.select().from(speech).where(eq(speech.speech_id, speech_id))
  if (!locked || !stored) throw new AppError(studioErrors.notFound)
  return { ...stored, hasBegun: locked.hasBegun }
}

/** The same for an upcoming talk that nobody has changed since. Throws `pastMoment` and `conflict` too. */
export async function lockChangeable(tx: Transaction, speech_id: string, base_revision: number) {
  const stored = await lockStored(tx, speech_id)
  if (stored.is_cancelled) throw new AppError(past('讲座已取消，不能再修改'))
  if (stored.hasBegun) throw new AppError(past('讲座已开始，不能再修改'))
  if (stored.revision !== base_revision) throw new AppError(studioErrors.conflict)
  return stored
}

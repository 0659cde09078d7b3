import {
  type StudioInput,
  type StudioOperations,
  type StudioResponse,
  studioErrors,
} from '@yingzao/contract/studio'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../../../context'
import { AppError } from '../../../http/app-error'
import { past } from '../../../http/studio-refusals'
import { type Actor, appendAudit } from '../../audit'
import { tellHolders } from '../../reminders'
import { speech } from '../tour-tables'
import { lockStored } from './stored-speech'

/** Cancels an upcoming talk for good, and has everybody with a place notified. A repeat changes nothing. */
export async function cancelSpeech(
  ctx: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { speech_id, base_revision, reason }: StudioInput<StudioOperations['speechCancel']>,
): Promise<StudioResponse<StudioOperations['speechCancel']>> {
  return ctx.db.orm.transaction(async (tx) => {
    const stored = await lockStored(tx, speech_id)
    if (stored.is_cancelled) return { revision: stored.revision }
    if (stored.hasBegun) throw new AppError(past('讲座已开始，不能再取消'))
    if (stored.revision !== base_revision) throw new AppError(studioErrors.conflict)
    const revision = base_revision + 1
    await tx
      .update(speech)
      .set({ is_cancelled: true, revision, updated_at: sql`now()` })
      .where(eq(speech.speech_id, speech_id))
    await tellHolders(tx, 'speech', speech_id, 'cancelled')
    await appendAudit(ctx, tx, actor, {
      action: 'speech.cancel',
      subject: `speech:${speech_id}`,
      after: { reason },
    })
    return { revision }
  })
}

import type { LeadStatus, StudioInput, StudioOperations } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { type Actor, appendAudit } from '../../audit'
import { updateCallbacks, updateStatus } from './change-store'

/** What a status means for the promised call. */
const CALLBACKS = {
  new: 'waiting',
  contacted: 'done',
  following: 'done',
  converted: 'done',
  invalid: 'given_up',
} as const satisfies Record<LeadStatus, string>

/** Sets the status of leads, which also settles the tasks to call them. Returns how many that changed. */
export async function setStatus(
  { config, db }: Pick<Context, 'config' | 'db'>,
  actor: Actor,
  { lead_ids, status }: StudioInput<StudioOperations['leadSetStatus']>,
): Promise<{ changed: number }> {
  return db.orm.transaction(async (tx) => {
    const changed = await updateStatus(tx, lead_ids, status)
    const ids = changed.map(({ lead_id }) => lead_id)
    await updateCallbacks(tx, ids, CALLBACKS[status])
    const acts = changed.map(({ lead_id, before }) => ({
      action: 'lead.status' as const,
      subject: `lead:${lead_id}`,
      before: { status: before },
      after: { status },
    }))
    await appendAudit({ config }, tx, actor, ...acts)
    return { changed: changed.length }
  })
}

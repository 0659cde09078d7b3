import type { StudioInput, StudioOperations, StudioResponse } from '@yingzao/contract/studio'
import type { Context } from '../../../context'
import { type AlarmPorts, SupplierError } from '../../../integrations'
import { type Actor, appendAudit } from '../../audit'
import { insertMessages, settleFailed, settleSent } from '../message-store'
import { testMessage } from '../message-text'

/** Sends a message that says that it is a test, at once and only once, and returns the outcome. */
export async function sendTest(
  { config, db }: Pick<Context, 'config' | 'db'>,
  ports: AlarmPorts,
  { actor, name }: { actor: Actor; name: string },
  { channel }: StudioInput<StudioOperations['alarmTest']>,
): Promise<StudioResponse<StudioOperations['alarmTest']>> {
  const port = ports[channel]
  if (port.adapter === 'absent') return { outcome: 'absent', problem: '' }
  const text = testMessage(config, channel, name)
  // Before it is sent, and committed: what has been sent outside cannot be undone.
  const message_id = await db.orm.transaction(async (tx) => {
    const [id = 0] = await insertMessages(tx, channel, [text])
    await appendAudit({ config }, tx, actor, { action: 'alarm.test', subject: `alarm_channel:${channel}` })
    return id
  })
  try {
    await port.send(text)
    await settleSent(db.orm, message_id)
    return { outcome: 'sent', problem: '' }
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    await settleFailed(db.orm, message_id, { problem: error.message, isLast: true })
    return { outcome: 'failed', problem: error.message }
  }
}

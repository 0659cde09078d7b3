import type { Context } from '../../context'
import type { Transaction } from '../../db/database'
import { sealHandset } from '../../pii/sealed-handset'
import { insertMessage } from './message-store'

/**
 * Enqueues the address of the app to be sent to a phone, in the transaction of what it is sent for, and returns the ID
 * of the message. It counts against no budget: pass only phones whose code has just been used, as those are counted.
 */
export async function leaveDownload(
  { config, jobs }: Pick<Context, 'config' | 'jobs'>,
  tx: Transaction,
  handset: string,
): Promise<number> {
  const message_id = await insertMessage(tx, {
    ...sealHandset(config, 'sms_message', handset),
    scene: 'download',
    platform_name: '',
    operation_name: '',
  })
  await jobs.enqueue(tx, 'send-sms', { message_id })
  return message_id
}

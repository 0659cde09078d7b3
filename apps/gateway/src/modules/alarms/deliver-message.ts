import type { Context } from '../../context'
import { type AlarmPorts, SupplierError } from '../../integrations'
import { RETRY } from '../../jobs/job-queue'
import { takeTry } from '../../limits/take-try'
import { countAttempt, findWaiting, type MessageRow, settleFailed, settleSent } from './message-store'

type Tools = Pick<Context, 'db' | 'jobs' | 'log'>

/** What a robot accepts in a minute, from all processes together. */
export const ROBOT_LIMIT = { most: 20, seconds: 60 } as const

/** The first try and the job's retries. */
const ATTEMPTS = RETRY.limit + 1

/**
 * Sends a message that is stored in the database. At least once: when a process dies before it has recorded that the
 * message was accepted, the next sends it again, as an alarm sent twice does less harm than one not sent. Throws a
 * SupplierError when it should be retried later.
 */
export async function deliverMessage(
  tools: Tools,
  ports: AlarmPorts,
  { message_id }: { message_id: number },
): Promise<void> {
  const { db, log } = tools
  const message = await findWaiting(db.orm, message_id)
  if (!message || !(await mayBeSent(tools, message))) return
  const attempts = await countAttempt(db.orm, message_id)
  try {
    await ports[message.channel].send(message)
    await settleSent(db.orm, message_id)
  } catch (error) {
    if (!(error instanceof SupplierError)) throw error
    const isLast = !error.isOutage || attempts >= ATTEMPTS
    await settleFailed(db.orm, message_id, { problem: error.message, isLast })
    log.warn({ err: error, message_id, channel: message.channel }, 'An alarm was not told')
    if (!isLast) throw error
  }
}

/** False: the robot takes no more in this minute, and a job for the next one was enqueued. */
async function mayBeSent({ db, jobs }: Tools, { channel, message_id }: MessageRow): Promise<boolean> {
  if (channel !== 'wecom') return true
  if ((await takeTry(db.orm, 'alarms told to the group', ROBOT_LIMIT)) !== undefined) return true
  await db.orm.transaction((tx) =>
    jobs.enqueue(tx, 'tell-alarm', { message_id }, { afterSeconds: ROBOT_LIMIT.seconds }),
  )
  return false
}

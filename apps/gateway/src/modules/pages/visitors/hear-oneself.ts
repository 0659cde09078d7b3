import { randomUUID } from 'node:crypto'
import type { Client, Pool } from 'pg'

/** The outcome of sending oneself a notice. `unsaid`: the database could not be reached, which proves nothing. */
type Hearing = 'heard' | 'deaf' | 'unsaid'

/** Checks whether notices still arrive on a connection. */
export interface SelfHearing {
  /** A channel that nobody else listens to. */
  channel: string
  /** Whether a notice sent now arrives in time. One check at a time. */
  ask(): Promise<Hearing>
}

/**
 * A connection may answer every query and yet receive nothing: behind a pooler in transaction mode the notifications go
 * to a server connection that belongs to somebody else by then. So it sends a number to itself, through the pool, the
 * same way as what it is to receive.
 * @param client Listens to the channel by the time it is asked.
 * @param answerMs How long a notification may take, in milliseconds.
 */
export function hearOneself(client: Client, pool: Pool, answerMs: number): SelfHearing {
  const channel = `heard_${randomUUID().replaceAll('-', '')}`
  let awaited: { word: string; resolve: (hearing: Hearing) => void } | undefined
  client.on('notification', (notice) => {
    if (notice.channel === channel && notice.payload === awaited?.word) awaited?.resolve('heard')
  })

  async function ask(): Promise<Hearing> {
    const word = randomUUID()
    let timer: NodeJS.Timeout | undefined
    const heard = new Promise<Hearing>((resolve) => {
      awaited = { word, resolve }
    })
    try {
      const say = { text: 'SELECT pg_notify($1, $2)', values: [channel, word], query_timeout: answerMs }
      await pool.query(say)
      const tooLate = new Promise<Hearing>((resolve) => {
        timer = setTimeout(resolve, answerMs, 'deaf').unref()
      })
      return await Promise.race([heard, tooLate])
    } catch {
      return 'unsaid'
    } finally {
      clearTimeout(timer)
      awaited = undefined
    }
  }

  return { channel, ask }
}

import { randomUUID } from 'node:crypto'
import type { Client, Pool } from 'pg'

/** What came of saying something to oneself. `unsaid`: the database could not be asked, which proves nothing. */
type Hearing = 'heard' | 'deaf' | 'unsaid'

/** Asks a connection whether notices still arrive. */
export interface SelfHearing {
  /** A channel that nobody else listens to. */
  channel: string
  /** Whether a notice that is sent now arrives in time. One question at a time. */
  ask(): Promise<Hearing>
}

/**
 * A connection may answer every query and yet hear nothing: behind a pooler in transaction mode the notices go to a
 * server connection that is somebody else's by then. So it says a number to itself, through the pool, by the same way as
 * what it is to hear.
 * @param client Listens to the channel by the time it is asked.
 * @param answerMs So long a notice may take, in milliseconds.
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

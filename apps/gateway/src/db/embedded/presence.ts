import { Client } from 'pg'
import { withConnection } from '../with-connection'

const APPLICATION_NAME = 'yingzao presence'

/**
 * One connection per process that says "I use this database". PostgreSQL itself forgets it when the process
 * dies, however it dies, so unlike a file it can never be stale.
 */
export interface Presence {
  /** Whether another process of ours is connected now. */
  hasCompany(): Promise<boolean>
  end(): Promise<void>
}

/** Whether any process of ours is connected to this database now. */
export function hasVisitors(url: string): Promise<boolean> {
  return withConnection(url, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE application_name = $1', [
      APPLICATION_NAME,
    ])
    return rowCount !== 0
  })
}

/** Connects; `onLost` is called once when the connection breaks by itself, which means that the server is gone. */
export async function openPresence(url: string, onLost: () => void): Promise<Presence> {
  const client = new Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  let ending = false
  client.on('error', () => {})
  await client.connect()
  client.once('end', () => {
    if (!ending) onLost()
  })
  return {
    async hasCompany() {
      const { rowCount } = await client.query(
        'SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
        [APPLICATION_NAME],
      )
      return rowCount !== 0
    },
    async end() {
      ending = true
      await client.end()
    },
  }
}

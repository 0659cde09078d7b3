import { Client } from 'pg'

/** PostgreSQL that takes longer to let somebody in has gone again. */
const CONNECT_TIMEOUT_MS = 5_000

/** Does some work on a connection of its own. One that breaks meanwhile fails the work, never the process. */
export async function withConnection<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  client.on('error', () => {})
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}

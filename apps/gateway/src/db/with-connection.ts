import { Client } from 'pg'

/** If PostgreSQL takes longer to accept a connection, it is gone again. */
const CONNECT_TIMEOUT_MS = 5_000

/** Does some work on a separate connection. If it breaks, the work fails, never the process. */
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

import { withConnection } from '../db/with-connection'

/** Runs one statement outside any transaction, on a connection of its own. */
export async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  await withConnection(adminUrl, (client) => client.query(statement))
}

/** Drops all databases whose names begin with this, whoever is connected to them. */
export function dropDatabases(adminUrl: string, prefix: string): Promise<void> {
  return withConnection(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'SELECT quote_ident(datname) AS name FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    for (const { name } of rows) await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  })
}

/** The address of another database on the same server. */
export function urlOfDatabase(adminUrl: string, name: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

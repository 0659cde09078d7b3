import type { CliHost, OpenedDatabase } from './cli-host'

/** Opens the database for one command and closes it after, however the command ends. */
export async function withDatabase<Result>(
  { openDatabase }: Pick<CliHost, 'openDatabase'>,
  work: (db: OpenedDatabase) => Promise<Result>,
): Promise<Result> {
  const db = await openDatabase()
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

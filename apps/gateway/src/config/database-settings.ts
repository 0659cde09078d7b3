import { resolve } from 'node:path'
import { z } from 'zod'
import { type AppEnv, appEnv } from './app-env'
import { claimDataFolder } from './data-folder'
import { postgresUrl } from './postgres-url'
import { readSecretFiles } from './secret-files'
import { StartError } from './start-error'
import { withoutEmpty } from './without-empty'

/** All that is needed to bring a database to the schema of a build, without the keys and names that serving needs. */
export interface DatabaseSettings {
  env: AppEnv
  dataDir: string
  databaseUrl: string | undefined
  directDatabaseUrl: string | undefined
  migrationDatabaseUrl: string | undefined
}

const schema = z.object({
  APP_ENV: appEnv.default('development'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: postgresUrl('DATABASE_URL').optional(),
  DIRECT_DATABASE_URL: postgresUrl('DIRECT_DATABASE_URL').optional(),
  MIGRATION_DATABASE_URL: postgresUrl('MIGRATION_DATABASE_URL').optional(),
})

/**
 * Reads where the database is, and nothing else; claims the data folder if it exists. Throws a StartError that lists
 * every problem at once.
 */
export function readDatabaseSettings(environment: NodeJS.ProcessEnv): DatabaseSettings {
  const { given, ...files } = readSecretFiles(withoutEmpty(environment))
  const settings = schema.safeParse(given)
  const problems = [
    ...files.problems,
    ...(settings.error?.issues ?? []).map(({ message }) => message),
    ...directUrlProblems(given),
  ]
  if (!settings.success || problems.length > 0) throw new StartError(...problems)
  const { APP_ENV, DATA_DIR, DATABASE_URL, DIRECT_DATABASE_URL, MIGRATION_DATABASE_URL } = settings.data
  const dataDir = resolve(DATA_DIR)
  if (DATABASE_URL === undefined) claimDataFolder(dataDir)
  return {
    env: APP_ENV,
    dataDir,
    databaseUrl: DATABASE_URL,
    directDatabaseUrl: DIRECT_DATABASE_URL,
    migrationDatabaseUrl: MIGRATION_DATABASE_URL,
  }
}

/** A way past a pooler says nothing where no database is named. */
export function directUrlProblems(given: NodeJS.ProcessEnv): string[] {
  return given.DIRECT_DATABASE_URL !== undefined && given.DATABASE_URL === undefined
    ? [
        'DIRECT_DATABASE_URL is set and DATABASE_URL is not, so the embedded database would be used. Set DATABASE_URL too; without a pooler it is all that is needed.',
      ]
    : []
}

import type { AppEnv } from './app-env'

/** Generated in the data folder where nothing names them, which is right only for that folder's own database. */
const KEYS = ['PREVIEW_KEY', 'TOKEN_KEYS', 'PII_KEYS', 'PII_INDEX_KEY', 'AUDIT_KEYS'] as const

/**
 * A separate database may be used by several processes, each with its own data folder. With keys generated in each,
 * none could read the phones that another stored, nor accept its logins. Production demands them anyway.
 */
export function sharedKeyProblems(env: AppEnv | undefined, given: NodeJS.ProcessEnv): string[] {
  if (env === 'production' || given.DATABASE_URL === undefined) return []
  const missing = KEYS.filter((name) => given[name] === undefined)
  if (missing.length === 0) return []
  const [are, them] = missing.length === 1 ? ['is', 'it'] : ['are', 'them']
  return [
    `${missing.join(', ')} ${are} not set, and DATABASE_URL is: keys made in the data folder of each process would leave phones and logins that no other process can read. Set ${them} the same for all; \`npm run keys -- new\` prints a set. Where this database has been in use before, take those that stand in keys.json, audit-keys.json and secrets.json of DATA_DIR instead.`,
  ]
}

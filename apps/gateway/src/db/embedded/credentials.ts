import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '../../config/start-error'
import { writeOnce } from '../../config/write-once'

const credentialsSchema = z.object({
  password: z.string().min(20),
  /** Where the database is: an absolute path, or one below the data folder, which may then be moved as a whole. */
  folder: z.string(),
})

export type Credentials = z.infer<typeof credentialsSchema>

/** How to reach this data folder's database, or undefined before its first start. Throws a StartError when unreadable. */
export function readCredentials(dataDir: string): Credentials | undefined {
  const path = credentialsPath(dataDir)
  try {
    return credentialsSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new StartError(
      `The password of the embedded database in ${path} cannot be read, so the database cannot be opened. Start as the file's owner, or bring the file back from a backup.`,
    )
  }
}

/**
 * Stores the credentials, readable only by this process's user (0600). Before the database is created, so that none
 * exists without.
 */
export function keepCredentials(dataDir: string, credentials: Credentials): void {
  writeOnce(credentialsPath(dataDir), `${JSON.stringify(credentials)}\n`)
}

function credentialsPath(dataDir: string): string {
  return join(dataDir, 'postgres.json')
}

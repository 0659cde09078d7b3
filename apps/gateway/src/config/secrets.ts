import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error'
import { writeOnce } from './write-once'

const secretsSchema = z.object({ previewKey: z.string().min(32) })

export type Secrets = z.infer<typeof secretsSchema>

/**
 * The secrets of a development or test deployment, generated on first use and kept in the data folder, readable only by
 * its owner. Safe to repeat; throws a StartError when the file exists but is unreadable.
 */
export function readOrCreateSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json')
  const fresh: Secrets = { previewKey: randomBytes(32).toString('base64url') }
  try {
    return secretsSchema.parse(JSON.parse(writeOnce(path, `${JSON.stringify(fresh)}\n`)))
  } catch {
    throw new StartError(
      `The secrets in ${path} cannot be read, so links signed earlier could not be checked. Make the file readable for this user, or delete it to get new secrets.`,
    )
  }
}

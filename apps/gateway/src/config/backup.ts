import { isAbsolute, relative, resolve } from 'node:path'
import { z } from 'zod'
import { type KeySet, keySetSetting } from './key-set'

/** An object store that keeps backups. */
export interface BucketSettings {
  /** Address of the bucket, including the path below which everything is stored; without a trailing slash. */
  url: string
  region: string
  keyId: string
  /** Signs every call and is never sent. */
  secret: string
}

/** Where backups go, and the keys that make them unreadable to whoever stores them. */
export interface BackupSettings {
  /** An absolute path, or a bucket. */
  to: string | BucketSettings
  /** The first encrypts, all decrypt. */
  keys: KeySet
}

/** How the settings of backups are read, with a sentence for each that cannot be used. */
export const backupSchema = z
  .object({
    BACKUP_TO: z
      .string()
      .refine(
        (text) => isAbsolute(text) || isBucket(text),
        'BACKUP_TO is neither an absolute path nor an address of a bucket like https://s3.example.com/bucket/yingzao, so there is nowhere to put backups. Correct it, or unset it.',
      )
      .optional(),
    BACKUP_KEY: keySetSetting('BACKUP_KEY', '').optional(),
    BACKUP_STORE_REGION: z.string().default('auto'),
    BACKUP_STORE_KEY_ID: z.string().optional(),
    BACKUP_STORE_SECRET: z.string().optional(),
  })
  .transform((settings, context): BackupSettings | undefined => {
    const { BACKUP_TO: to, BACKUP_KEY: keys } = settings
    if (to === undefined) return undefined
    if (keys === undefined) {
      context.addIssue(
        'BACKUP_TO is set without BACKUP_KEY, and nothing leaves this machine unencrypted. Set BACKUP_KEY to what npm run keys -- new printed, and keep a copy of it apart from the backups.',
      )
      return z.NEVER
    }
    if (!isBucket(to)) return { to: resolve(to), keys }
    const { BACKUP_STORE_KEY_ID: keyId, BACKUP_STORE_SECRET: secret } = settings
    if (keyId === undefined || secret === undefined) {
      context.addIssue(
        'BACKUP_TO is a bucket, and BACKUP_STORE_KEY_ID and BACKUP_STORE_SECRET are not both set, so nothing could be put there. Set both.',
      )
      return z.NEVER
    }
    return {
      to: { url: to.replace(/\/+$/, ''), region: settings.BACKUP_STORE_REGION, keyId, secret },
      keys,
    }
  })

/** A copy on the same disk, deleted together with the original, is no backup. */
export function backupFolderProblems(dataDir: string, { BACKUP_TO }: NodeJS.ProcessEnv): string[] {
  if (BACKUP_TO === undefined || !isAbsolute(BACKUP_TO)) return []
  const way = relative(dataDir, BACKUP_TO)
  if (way !== '' && (way.startsWith('..') || isAbsolute(way))) return []
  return [
    'BACKUP_TO lies in DATA_DIR, so backups would be lost with the data. Set it to a folder on another disk, better on another machine.',
  ]
}

function isBucket(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false
  const { username, password, search, hash, pathname } = new URL(text)
  return `${username}${password}${search}${hash}` === '' && pathname.length > 1
}

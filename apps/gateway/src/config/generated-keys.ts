import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { type KeySet, keySetSetting, keySetting } from './key-set'
import { StartError } from './start-error'
import { writeOnce } from './write-once'

/** What makes phones unreadable and tokens unforgeable. */
export interface VisitorKeys {
  /** Sign and check the tokens of visitors. */
  tokenKeys: KeySet
  /** Encrypt phones. */
  piiKeys: KeySet
  /** Makes the hash by which a phone is found. Another one would make every visitor a stranger. */
  piiIndexKey: Buffer
}

/** Named as the settings, in their form, so that an operator can move them there. */
const keysFile = z.object({
  TOKEN_KEYS: keySetSetting('TOKEN_KEYS', 'TOKEN_KEYS is missing'),
  PII_KEYS: keySetSetting('PII_KEYS', 'PII_KEYS is missing'),
  PII_INDEX_KEY: keySetting('PII_INDEX_KEY', 'PII_INDEX_KEY is missing'),
})

/** A new random key as settings hold it. */
export function newKey(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The keys of a development or test deployment, made on first use and kept in the data folder for its owner only.
 * Safe to repeat; throws a StartError when the file is there but unreadable, and never replaces it.
 */
export function readOrCreateKeys(dataDir: string): VisitorKeys {
  const path = join(dataDir, 'keys.json')
  const fresh = { TOKEN_KEYS: `dev:${newKey()}`, PII_KEYS: `dev:${newKey()}`, PII_INDEX_KEY: newKey() }
  try {
    const { TOKEN_KEYS, PII_KEYS, PII_INDEX_KEY } = keysFile.parse(
      JSON.parse(writeOnce(path, `${JSON.stringify(fresh)}\n`)),
    )
    return { tokenKeys: TOKEN_KEYS, piiKeys: PII_KEYS, piiIndexKey: PII_INDEX_KEY }
  } catch {
    throw new StartError(
      `The keys in ${path} cannot be read, and the phone numbers in the database cannot be read without them. Make the file readable for this user, or bring it back from a copy; delete it only together with the database.`,
    )
  }
}

const auditKeysFile = z.object({ AUDIT_KEYS: keySetSetting('AUDIT_KEYS', 'AUDIT_KEYS is missing') })

/**
 * The key that seals the audit log of a development or test deployment, in a file of its own, as folders of earlier
 * builds have the other one. Safe to repeat; throws a StartError when the file is there but unreadable.
 */
export function readOrCreateAuditKeys(dataDir: string): KeySet {
  const path = join(dataDir, 'audit-keys.json')
  const fresh = { AUDIT_KEYS: `dev:${newKey()}` }
  try {
    return auditKeysFile.parse(JSON.parse(writeOnce(path, `${JSON.stringify(fresh)}\n`))).AUDIT_KEYS
  } catch {
    throw new StartError(
      `The key in ${path} cannot be read, and the rows of the audit log cannot be held against their seals without it. Make the file readable for this user, or bring it back from a copy.`,
    )
  }
}

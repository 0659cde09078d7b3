import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Key, KeySet } from '../config/key-set'
import { BackupFault } from './backup-fault'

const MAGIC = Buffer.from('YZB1')
const CIPHER = 'aes-256-gcm'
const SALT_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts an object for its name with the newest key: `YZB1`, the length of the key's id and the id, 32 random bytes,
 * the ciphertext, a 16-byte authentication tag. Each object has its own key and nonce, derived from the random bytes,
 * so that no two are ever encrypted alike however many there are. The name is authenticated too: stored under another
 * one, or truncated, it does not open.
 */
export function sealObject(keys: KeySet, name: string, bytes: Uint8Array): Buffer {
  const [key] = keys
  const salt = randomBytes(SALT_BYTES)
  const head = Buffer.concat([MAGIC, Buffer.from([key.id.length]), Buffer.from(key.id), salt])
  const { secret, nonce } = ownKey(key, salt)
  const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(proven(head, name))
  return Buffer.concat([head, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/** Decrypts what `sealObject` made for this name. Throws a BackupFault that says whether a key is missing or a byte differs. */
export function openObject(keys: KeySet, name: string, sealed: Buffer): Buffer {
  const idEnd = MAGIC.length + 1 + (sealed[MAGIC.length] ?? 0)
  const body = idEnd + SALT_BYTES
  if (!sealed.subarray(0, MAGIC.length).equals(MAGIC) || sealed.length < body + TAG_BYTES) {
    throw new BackupFault('damaged', `${name} is cut short, or is no backup of Yingzao.`)
  }
  const id = sealed.subarray(MAGIC.length + 1, idEnd).toString()
  const key = keys.find((one) => one.id === id)
  if (!key) {
    throw new BackupFault(
      'key',
      `${name} is encrypted with the key "${id}", which BACKUP_KEY does not hold. Add that key, which was to be kept apart from the backups.`,
    )
  }
  const { secret, nonce } = ownKey(key, sealed.subarray(idEnd, body))
  const decipher = createDecipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES })
    .setAAD(proven(sealed.subarray(0, body), name))
    .setAuthTag(sealed.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(body, -TAG_BYTES)), decipher.final()])
  } catch (error) {
    throw new BackupFault(
      'damaged',
      `${name} does not open with the key "${id}": it was changed, cut or renamed, or BACKUP_KEY holds another key of that name.`,
      { cause: error },
    )
  }
}

function ownKey({ secret }: Key, salt: Uint8Array): { secret: Buffer; nonce: Buffer } {
  const made = Buffer.from(hkdfSync('sha256', secret, salt, 'yingzao backup', 32 + NONCE_BYTES))
  return { secret: made.subarray(0, 32), nonce: made.subarray(32) }
}

function proven(head: Uint8Array, name: string): Buffer {
  return Buffer.concat([head, Buffer.from(name)])
}

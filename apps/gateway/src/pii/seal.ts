import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { KeySet } from '../config/key-set'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text with the newest key. The result, `<key id>:<base64url>`, is different each time, and can be opened
 * for the same purpose only: copied to another place it is worthless.
 */
export function seal(keys: KeySet, purpose: string, text: string): string {
  const [{ id, secret }] = keys
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, secret, nonce).setAAD(Buffer.from(purpose))
  const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `${id}:${bytes.toString('base64url')}`
}

/** Decrypts what `seal` made with any of the keys. Throws when the key is not among them, or a bit has changed. */
export function open(keys: KeySet, purpose: string, sealed: string): string {
  const id = sealed.slice(0, sealed.indexOf(':'))
  const key = keys.find((candidate) => candidate.id === id)
  if (!key) {
    throw new Error(
      `Personal data is encrypted with the key "${id}", which PII_KEYS does not hold, so it cannot be read. Add that key to PII_KEYS again.`,
    )
  }
  const bytes = Buffer.from(sealed.slice(id.length + 1), 'base64url')
  const decipher = createDecipheriv(CIPHER, key.secret, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return (
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    )
  } catch (error) {
    throw new Error(
      `Personal data for ${purpose.split('|')[0]} was changed, was moved from another row, or was encrypted with another key of the name "${id}". Look for who wrote the row, and compare PII_KEYS with the processes that wrote it.`,
      { cause: error },
    )
  }
}

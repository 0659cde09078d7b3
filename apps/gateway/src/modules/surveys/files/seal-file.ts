import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { PiiKeys } from '../../../pii/sealed-handset'
import { openText, type SealedPlace, sealText } from '../../../pii/sealed-text'

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** A file as a row stores it. */
export interface SealedFile {
  public_id: string
  /** Its name and its own key. */
  personal_enc: string
  content: Buffer
}

type Keys = Pick<PiiKeys, 'piiKeys'>

/**
 * Encrypts a file with a key of its own, which is stored encrypted beside it with its name: so a key rotation need not
 * touch the bytes, and deleting the row makes every copy of them worthless.
 */
export function sealFile(
  keys: Keys,
  public_id: string,
  { name, bytes }: { name: string; bytes: Uint8Array },
): SealedFile {
  const key = randomBytes(32)
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(public_id))
  const content = Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
  const facts = JSON.stringify({ name, key: key.toString('base64url') })
  return { public_id, personal_enc: sealText(keys, placeOf(public_id), facts), content }
}

/** The name of a file. Throws as `openText` does. */
export function openFileName(
  keys: Keys,
  { public_id, personal_enc }: Pick<SealedFile, 'public_id' | 'personal_enc'>,
): string {
  return factsOf(keys, { public_id, personal_enc }).name
}

/** The bytes of a file. Throws when a key is missing, or a bit of the row has changed. */
export function openFile(keys: Keys, { public_id, personal_enc, content }: SealedFile): Buffer {
  const { key } = factsOf(keys, { public_id, personal_enc })
  const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'base64url'), content.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
  decipher.setAAD(Buffer.from(public_id)).setAuthTag(content.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
}

function factsOf(
  keys: Keys,
  { public_id, personal_enc }: Pick<SealedFile, 'public_id' | 'personal_enc'>,
): { name: string; key: string } {
  return JSON.parse(openText(keys, placeOf(public_id), personal_enc))
}

function placeOf(public_id: string): SealedPlace {
  return { table: 'survey_file', column: 'personal_enc', row: public_id }
}

import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto'
import { z } from 'zod'

const CIPHER = 'aes-256-gcm'
const TAG_BYTES = 16

/** What WeChat Pay encrypts for one merchant, in notices and lists of certificates. */
export const sealed = z.object({
  algorithm: z.literal('AEAD_AES_256_GCM'),
  ciphertext: z.base64(),
  nonce: z.string().min(1),
  associated_data: z.string().default(''),
})

export type Sealed = z.infer<typeof sealed>

/** The text inside. Throws when it was sealed with another key, or changed afterwards. */
export function unseal(apiV3Key: KeyObject, { ciphertext, nonce, associated_data }: Sealed): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  const decipher = createDecipheriv(CIPHER, apiV3Key, Buffer.from(nonce), { authTagLength: TAG_BYTES })
  // A truncated tag would be accepted too, and would prove less.
  if (bytes.length < TAG_BYTES) throw new Error('There is no tag.')
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString()
}

export function seal(apiV3Key: KeyObject, text: string, associated_data: string): Sealed {
  // Twelve bytes of text, since it travels as text.
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv(CIPHER, apiV3Key, Buffer.from(nonce), { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(associated_data))
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return {
    algorithm: 'AEAD_AES_256_GCM',
    ciphertext: bytes.toString('base64'),
    nonce,
    associated_data,
  }
}

import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

const MIN_BITS = 2048

/** Reads an RSA private key, PKCS#8 or PKCS#1, as PEM or as bare base64. Undefined: it is not one, or too short. */
export function readRsaPrivateKey(text: string): KeyObject | undefined {
  const key = derOf(text)
  return firstOf(
    () => createPrivateKey({ key, format: 'der', type: 'pkcs8' }),
    () => createPrivateKey({ key, format: 'der', type: 'pkcs1' }),
  )
}

/** Reads an RSA public key, SPKI or PKCS#1, as PEM or as bare base64. Undefined: it is not one, or too short. */
export function readRsaPublicKey(text: string): KeyObject | undefined {
  // Node would take its public half.
  if (readRsaPrivateKey(text)) return undefined
  const key = derOf(text)
  return firstOf(
    () => createPublicKey({ key, format: 'der', type: 'spki' }),
    () => createPublicKey({ key, format: 'der', type: 'pkcs1' }),
  )
}

/** The bytes also say what PEM says in its first and last line. Environment files may write a line break as `\n`. */
function derOf(text: string): Buffer {
  const base64 = text.replaceAll('\\n', '\n').replace(/-----[A-Z ]+-----/g, '')
  return Buffer.from(base64.replace(/\s+/g, ''), 'base64')
}

function firstOf(...readers: (() => KeyObject)[]): KeyObject | undefined {
  for (const read of readers) {
    try {
      const key = read()
      const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {}
      if (key.asymmetricKeyType === 'rsa' && modulusLength >= MIN_BITS) return key
    } catch {
      // The other form, or no key at all.
    }
  }
  return undefined
}

import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'

/** Makes a pair of keys in PEM, which takes some hundred milliseconds beside the event loop, so that nobody waits. */
export function newRsaKeys(): Promise<{ privateKey: string; publicKey: string }> {
  return promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

import { der, integer, isOid, oid, partsOf, readDer, sequence, TAG } from './der'
import { SHA256 } from './names'

/** What is asked of a time-stamp authority. */
export interface StampRequest {
  sha256: Buffer
  /** Of 16 bytes: an answer that was given earlier is none to this. */
  nonce: Buffer
}

/** Writes a request that also asks for the certificate. */
export function writeRequest({ sha256, nonce }: StampRequest): Buffer {
  const imprint = sequence(sequence(oid(SHA256), der(0x05)), der(TAG.octets, sha256))
  return sequence(integer(1), imprint, integer(nonce), der(TAG.boolean, Buffer.from([0xff])))
}

/** Reads one. Throws for what the sandbox does not take. */
export function readRequest(bytes: Buffer): { sha256: Buffer; nonce: Buffer | undefined } {
  const [, imprint, ...others] = partsOf(readDer(bytes))
  const [algorithm, digest] = imprint ? partsOf(imprint) : []
  const [name] = algorithm ? partsOf(algorithm) : []
  if (!name || !isOid(name, SHA256) || digest?.content.length !== 32)
    throw new Error('Only SHA-256 is stamped.')
  return { sha256: digest.content, nonce: others.find(({ tag }) => tag === TAG.integer)?.content }
}

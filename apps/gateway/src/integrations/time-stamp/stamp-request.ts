import { randomBytes } from 'node:crypto'
import { Integer, Null, OctetString } from 'asn1js'
import { AlgorithmIdentifier, MessageImprint, TimeStampReq } from 'pkijs'
import { SHA256 } from './names'
import { wholeValue } from './whole-value'

/** What is asked of a time-stamp authority. */
export interface StampRequest {
  sha256: Buffer
  /** So that an earlier answer is not accepted for this request. */
  nonce: bigint
}

/** Returns an unpredictable number of 16 bytes, for a nonce or a serial number. */
export function randomNumber(): bigint {
  return BigInt(`0x${randomBytes(16).toString('hex')}`)
}

/** Writes a request that also asks for the certificate. */
export function writeRequest({ sha256, nonce }: StampRequest): Buffer {
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: SHA256, algorithmParams: new Null() }),
      hashedMessage: new OctetString({ valueHex: sha256 }),
    }),
    nonce: Integer.fromBigInt(nonce),
    certReq: true,
  })
  return Buffer.from(request.toSchema().toBER())
}

/** Reads a request. Throws for what the sandbox does not accept. */
export function readRequest(bytes: Buffer): TimeStampReq {
  const request = new TimeStampReq({ schema: wholeValue(bytes) })
  const { hashAlgorithm, hashedMessage } = request.messageImprint
  if (hashAlgorithm.algorithmId !== SHA256 || hashedMessage.getValue().byteLength !== 32)
    throw new Error('Only SHA-256 is stamped.')
  return request
}

import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeOnce } from '../../config/write-once'
import { der, generalTime, integer, oid, partsOf, placed, readDer, sequence, TAG } from './der'
import { OID, SHA256 } from './names'
import { readRequest } from './stamp-request'

const stored = z.object({ key: z.string(), certificate: z.string() })

/** A key and a certificate that it has signed itself, both DER. */
interface Authority {
  key: Buffer
  certificate: Buffer
}

/** Ten years: what was stamped in a sandbox is never to be proved for longer. */
const LASTS_MS = 10 * 365 * 86_400_000

const SUBJECT = sequence(
  der(
    TAG.set,
    sequence(oid(OID.commonName), der(TAG.utf8, Buffer.from('Yingzao sandbox time stamps, proves nothing'))),
  ),
)
const SIGNED_BY = sequence(oid(OID.ecdsaWithSha256))

/** The authority of a data folder, made at its first use. */
export function openAuthority(dataDir: string): Authority {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const made = makeAuthority(new Date())
  const text = writeOnce(
    join(dataDir, 'sandbox-time-stamp.json'),
    JSON.stringify({ key: made.key.toString('base64'), certificate: made.certificate.toString('base64') }),
  )
  const { key, certificate } = stored.parse(JSON.parse(text))
  return { key: Buffer.from(key, 'base64'), certificate: Buffer.from(certificate, 'base64') }
}

function makeAuthority(now: Date): Authority {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const extension = (name: string, value: Buffer) =>
    sequence(oid(name), der(TAG.boolean, Buffer.from([0xff])), der(TAG.octets, value))
  const toSign = sequence(
    der(placed(0), integer(2)),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    SIGNED_BY,
    SUBJECT,
    sequence(
      generalTime(new Date(now.getTime() - 86_400_000)),
      generalTime(new Date(now.getTime() + LASTS_MS)),
    ),
    SUBJECT,
    pair.publicKey.export({ type: 'spki', format: 'der' }),
    der(
      placed(3),
      sequence(
        extension(OID.extendedKeyUsage, sequence(oid(OID.timeStamping))),
        extension(OID.keyUsage, der(TAG.bits, Buffer.from([7, 0x80]))),
      ),
    ),
  )
  const signature = sign('sha256', toSign, pair.privateKey)
  const certificate = sequence(toSign, SIGNED_BY, der(TAG.bits, Buffer.alloc(1), signature))
  return { key: pair.privateKey.export({ type: 'pkcs8', format: 'der' }), certificate }
}

/** What a time-stamp authority answers to a request, byte for byte: granted, and the token. */
export function answerRequest({ key, certificate }: Authority, request: Buffer, now = new Date()): Buffer {
  const { sha256, nonce } = readRequest(request)
  const digest = sequence(oid(SHA256))
  const info = sequence(
    integer(1),
    // A policy of nobody's: the arc for examples.
    oid('2.25.1'),
    sequence(digest, der(TAG.octets, sha256)),
    integer(randomBytes(8)),
    generalTime(now),
    ...(nonce ? [der(TAG.integer, nonce)] : []),
  )
  const attributes = [
    attribute(OID.contentType, oid(OID.stampInfo)),
    attribute(OID.messageDigest, der(TAG.octets, hash(info))),
    attribute(OID.signingCertificateV2, sequence(sequence(sequence(der(TAG.octets, hash(certificate)))))),
  ].sort(Buffer.compare)
  const signature = sign('sha256', der(TAG.set, ...attributes), {
    key: createPrivateKey({ key, type: 'pkcs8', format: 'der' }),
  })
  const signer = sequence(
    integer(1),
    sequence(SUBJECT, serialOf(certificate)),
    digest,
    der(placed(0), ...attributes),
    SIGNED_BY,
    der(TAG.octets, signature),
  )
  const signed = sequence(
    integer(3),
    der(TAG.set, digest),
    sequence(oid(OID.stampInfo), der(placed(0), der(TAG.octets, info))),
    der(placed(0), certificate),
    der(TAG.set, signer),
  )
  return sequence(sequence(integer(0)), sequence(oid(OID.signedData), der(placed(0), signed)))
}

function attribute(name: string, value: Buffer): Buffer {
  return sequence(oid(name), der(TAG.set, value))
}

/** The second part of what was signed of a certificate. */
function serialOf(certificate: Buffer): Buffer {
  const [toSign] = partsOf(readDer(certificate))
  const serial = toSign && partsOf(toSign)[1]
  if (!serial) throw new Error('The certificate of the sandbox has no number.')
  return serial.whole
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

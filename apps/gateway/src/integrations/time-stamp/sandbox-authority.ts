import { createHash, webcrypto } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BaseBlock,
  BitString,
  Integer,
  ObjectIdentifier,
  OctetString,
  Sequence,
  Utf8String,
} from 'asn1js'
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  PKIStatus,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  Time,
  TimeStampResp,
  TimeType,
  TSTInfo,
} from 'pkijs'
import { z } from 'zod'
import { writeOnce } from '../../config/write-once'
import { OID } from './names'
import { randomNumber, readRequest } from './stamp-request'
import { SANDBOX_SIGNER } from './time-stamp-port'
import { wholeValue } from './whole-value'

const { subtle } = webcrypto
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

const stored = z.object({ key: z.string(), certificate: z.string() })

/** A key and its self-signed certificate, both DER. */
interface Authority {
  key: Buffer
  certificate: Buffer
}

/** Ten years: nothing stamped in a sandbox needs to be proved for longer. */
const LASTS_MS = 10 * 365 * 86_400_000

/** Opens the authority of a data folder, which is made at its first use. */
export async function openAuthority(dataDir: string): Promise<Authority> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const made = await makeAuthority(new Date())
  const text = writeOnce(
    join(dataDir, 'sandbox-time-stamp.json'),
    JSON.stringify({ key: made.key.toString('base64'), certificate: made.certificate.toString('base64') }),
  )
  const { key, certificate } = stored.parse(JSON.parse(text))
  return { key: Buffer.from(key, 'base64'), certificate: Buffer.from(certificate, 'base64') }
}

async function makeAuthority(now: Date): Promise<Authority> {
  const pair = await subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const name = new AttributeTypeAndValue({
    type: OID.commonName,
    value: new Utf8String({ value: `${SANDBOX_SIGNER} (prove nothing)` }),
  })
  const extension = (extnID: string, value: BaseBlock) =>
    new Extension({ extnID, critical: true, extnValue: value.toBER() })
  const at = (ms: number) => new Time({ type: TimeType.GeneralizedTime, value: wholeSecond(ms) })
  const certificate = new Certificate({
    version: 2,
    serialNumber: Integer.fromBigInt(randomNumber()),
    notBefore: at(now.getTime() - 86_400_000),
    notAfter: at(now.getTime() + LASTS_MS),
    extensions: [
      extension(OID.extendedKeyUsage, new ExtKeyUsage({ keyPurposes: [OID.timeStamping] }).toSchema()),
      // Signatures, and nothing else.
      extension(OID.keyUsage, new BitString({ valueHex: Buffer.from([0x80]), unusedBits: 7 })),
    ],
  })
  certificate.issuer.typesAndValues.push(name)
  certificate.subject.typesAndValues.push(name)
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey)
  await certificate.sign(pair.privateKey, 'SHA-256')
  const key = await subtle.exportKey('pkcs8', pair.privateKey)
  return { key: Buffer.from(key), certificate: bytesOf(certificate) }
}

/** What a time-stamp authority answers to a request, byte for byte: granted, and the token. */
export async function answerRequest(
  authority: Authority,
  request: Buffer,
  now = new Date(),
): Promise<Buffer> {
  const { messageImprint, nonce } = readRequest(request)
  const info = new TSTInfo({
    version: 1,
    // A policy that belongs to nobody: the arc for examples.
    policy: '2.25.1',
    messageImprint,
    serialNumber: Integer.fromBigInt(randomNumber()),
    genTime: wholeSecond(now.getTime()),
    ...(nonce && { nonce }),
  })
  const signed = await signInfo(authority, bytesOf(info))
  const token = new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) })
  const status = new PKIStatusInfo({ status: PKIStatus.granted })
  return bytesOf(new TimeStampResp({ status, timeStampToken: token }))
}

async function signInfo({ key, certificate: der }: Authority, info: Buffer): Promise<SignedData> {
  const certificate = new Certificate({ schema: wholeValue(der) })
  const named = new Sequence({ value: [new OctetString({ valueHex: hash(der) })] })
  const attributes = [
    attribute(OID.contentType, new ObjectIdentifier({ value: OID.stampInfo })),
    attribute(OID.messageDigest, new OctetString({ valueHex: hash(info) })),
    attribute(OID.signingCertificateV2, new Sequence({ value: [new Sequence({ value: [named] })] })),
  ]
  // A set is signed with its members in the order of their bytes, and the library writes them in the given order.
  attributes.sort((one, other) => Buffer.compare(bytesOf(one), bytesOf(other)))
  const { issuer, serialNumber } = certificate
  const signed = new SignedData({
    version: 3,
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: OID.stampInfo,
      eContent: new OctetString({ valueHex: info }),
    }),
    certificates: [certificate],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
      }),
    ],
  })
  await signed.sign(await subtle.importKey('pkcs8', key, ALGORITHM, false, ['sign']), 0, 'SHA-256')
  return signed
}

function attribute(type: string, value: BaseBlock): Attribute {
  return new Attribute({ type, values: [value] })
}

/** Times are written without fractions of a second. */
function wholeSecond(ms: number): Date {
  return new Date(Math.floor(ms / 1_000) * 1_000)
}

function bytesOf(one: { toSchema(): { toBER(): ArrayBuffer } }): Buffer {
  return Buffer.from(one.toSchema().toBER())
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}

import { createHash, X509Certificate } from 'node:crypto'
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js'
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  getCrypto,
  SignedData,
  type SignerInfo,
  TSTInfo,
} from 'pkijs'
import { DIGESTS, OID, SHA256 } from './names'
import { partsOf, type Value, wholeValue } from './whole-value'

/** What a token proves. */
export interface Stamp {
  /** When the authority had the hash. */
  at: Date
  /** The SHA-256 that was stamped. */
  sha256: Buffer
  nonce: bigint | undefined
  /** Who signed, according to the certificate. */
  signer: string
  /** SHA-256 of that certificate in hex: whoever checks compares it with what the authority publishes. */
  fingerprint: string
  /** The last certificate that the token leads to, and whether it is self-signed. */
  root: { subject: string; fingerprint: string; isSelfSigned: boolean }
}

/**
 * Reads a token of RFC 3161 and checks that it is signed by the certificate it names, which may stamp times and was valid
 * then. Rejects with what is wrong. Whether that certificate is one to trust is for the reader to say.
 *
 * The library's `SignedData.verify` would not do: it needs the bytes that were hashed, which whoever asks for a stamp
 * need not have, accepts any certificate with the right number as the signer's, and accepts SHA-1.
 */
export async function readToken(token: Buffer): Promise<Stamp> {
  const outer = new ContentInfo({ schema: wholeValue(token) })
  if (outer.contentType !== OID.signedData) throw new Error('This is no time stamp.')
  const { encapContentInfo, certificates = [], signerInfos } = new SignedData({ schema: outer.content })
  const { eContentType, eContent } = encapContentInfo
  if (eContentType !== OID.stampInfo || !eContent) throw new Error('What is signed is no time stamp.')
  const info = Buffer.from(eContent.getValue())
  const [signer, ...others] = signerInfos
  if (!signer || others.length > 0) throw new Error('A time stamp has one signature.')
  const known = certificates.flatMap((one) => (one instanceof Certificate ? [new Known(one)] : []))
  const { x509 } = await checkSignature(signer, info, known)
  const stamp = readInfo(info)
  // What the platform calls the key usage is the extended one.
  if (!x509.keyUsage?.includes(OID.timeStamping)) throw new Error('The certificate may not stamp times.')
  if (stamp.at < new Date(x509.validFrom) || stamp.at > new Date(x509.validTo))
    throw new Error('The certificate was not valid then.')
  const root = rootOf(
    x509,
    known.map((one) => one.x509),
  )
  return {
    ...stamp,
    signer: x509.subject.replaceAll('\n', ', '),
    fingerprint: fingerprintOf(x509),
    root: {
      subject: root.subject.replaceAll('\n', ', '),
      fingerprint: fingerprintOf(root),
      isSelfSigned: root.subject === root.issuer && root.verify(root.publicKey),
    },
  }
}

/** A certificate from the token, as read by the library and by the platform. */
class Known {
  readonly x509: X509Certificate
  constructor(readonly parsed: Certificate) {
    this.x509 = new X509Certificate(Buffer.from(parsed.toSchema().toBER()))
  }
}

/** Returns the certificate whose key has signed. */
async function checkSignature(signer: SignerInfo, info: Buffer, known: readonly Known[]): Promise<Known> {
  const { signedAttrs, signature, signatureAlgorithm } = signer
  const digest = digestOf(signer.digestAlgorithm)
  if (!signedAttrs) throw new Error('The signature does not say of what it is.')
  const told = (name: string) => onlyValue(signer, name)
  const contentType = told(OID.contentType)
  if (!(contentType instanceof ObjectIdentifier) || contentType.getValue() !== OID.stampInfo)
    throw new Error('Something else was signed.')
  const messageDigest = told(OID.messageDigest)
  if (!(messageDigest instanceof OctetString) || !isHash(digest, info, messageDigest))
    throw new Error('The time stamp was changed after it was signed.')
  const one = known.find(({ x509 }) => isNamed(x509, told))
  if (!one) throw new Error('The certificate that signed is not in the time stamp.')
  const crypto = getCrypto(true)
  const isPlain = signatureAlgorithm.algorithmId === OID.rsa
  if (!isPlain && !Object.values<string>(DIGESTS).includes(crypto.getHashAlgorithm(signatureAlgorithm)))
    throw new Error('This signature proves nothing.')
  const isRight = await crypto.verifyWithPublicKey(
    signedAttrs.encodedValue,
    signature,
    one.parsed.subjectPublicKeyInfo,
    signatureAlgorithm,
    isPlain ? digest : undefined,
  )
  if (!isRight) throw new Error('The signature is wrong.')
  return one
}

/**
 * Returns the value of a signed attribute. Undefined: there is none, or more than one, so that anybody could choose.
 */
function onlyValue({ signedAttrs }: SignerInfo, name: string): Value | undefined {
  const values = signedAttrs?.attributes.filter(({ type }) => type === name).flatMap((one) => one.values)
  return values?.length === 1 ? (values[0] as Value) : undefined
}

/** The signed attributes name the certificate by its hash, so that no other can be put in its place. */
function isNamed(x509: X509Certificate, told: (name: string) => Value | undefined): boolean {
  const newer = told(OID.signingCertificateV2)
  // SigningCertificate, its list of certificates, the first of them: the one that signed.
  const parts = partsOf(partsOf(partsOf(newer ?? told(OID.signingCertificate))[0])[0])
  const [first] = parts
  const hash = parts.find((part) => part instanceof OctetString)
  const algorithm =
    first instanceof Sequence ? digestOf(new AlgorithmIdentifier({ schema: first })) : 'SHA-256'
  return hash instanceof OctetString && isHash(newer ? algorithm : 'SHA-1', x509.raw, hash)
}

function isHash(algorithm: string, bytes: Uint8Array, hash: OctetString): boolean {
  return createHash(algorithm.replace('-', '').toLowerCase())
    .update(bytes)
    .digest()
    .equals(Buffer.from(hash.getValue()))
}

function readInfo(bytes: Buffer): Pick<Stamp, 'at' | 'sha256' | 'nonce'> {
  const value = wholeValue(bytes)
  // RFC 3161 requires UTC; the library reads any other time as a different day.
  const time = Buffer.from(partsOf(value)[4]?.valueBeforeDecodeView ?? []).subarray(2)
  if (!/^\d{14}(\.\d{1,6})?Z$/.test(time.toString('latin1'))) throw new Error('This is no time.')
  const { messageImprint, genTime, nonce } = new TSTInfo({ schema: value })
  const sha256 = Buffer.from(messageImprint.hashedMessage.getValue())
  if (messageImprint.hashAlgorithm.algorithmId !== SHA256 || sha256.length !== 32)
    throw new Error('Another hash was stamped.')
  return { at: genTime, sha256, nonce: nonce?.toBigInt() }
}

/** As far up as the certificates in the token lead. */
function rootOf(certificate: X509Certificate, others: readonly X509Certificate[]): X509Certificate {
  let root = certificate
  for (let step = 0; step < others.length; step += 1) {
    const above = others.find(
      (one) => !one.raw.equals(root.raw) && root.checkIssued(one) && root.verify(one.publicKey),
    )
    if (!above) break
    root = above
  }
  return root
}

function digestOf({ algorithmId }: AlgorithmIdentifier): 'SHA-256' | 'SHA-384' | 'SHA-512' {
  const digest = DIGESTS[algorithmId]
  if (!digest) throw new Error('This hash proves nothing.')
  return digest
}

function fingerprintOf({ raw }: X509Certificate): string {
  return createHash('sha256').update(raw).digest('hex')
}

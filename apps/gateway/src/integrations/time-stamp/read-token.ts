import { createHash, verify, X509Certificate } from 'node:crypto'
import { type Der, isOid, partsOf, placed, readDer, readGeneralTime, TAG } from './der'
import { DIGESTS, OID } from './names'
import { oidText } from './oid-text'

/** What a token proves. */
export interface Stamp {
  /** When the authority had the hash. */
  at: Date
  /** The SHA-256 that was stamped. */
  sha256: Buffer
  nonce: Buffer | undefined
  /** Who signed: as its certificate says. */
  signer: string
  /** SHA-256 of that certificate in hex: whoever checks compares it with what the authority publishes. */
  fingerprint: string
  /** The last certificate that the token leads to, and whether it has signed itself. */
  root: { subject: string; fingerprint: string; isSelfSigned: boolean }
}

/**
 * Reads a token of RFC 3161 and checks that it is signed by the certificate it names, which may stamp times and was valid
 * then. Throws with what is wrong. Whether that certificate is one to trust is for the reader to say.
 */
export function readToken(token: Buffer): Stamp {
  const [type, wrapped] = partsOf(readDer(token))
  if (!type || !wrapped || !isOid(type, OID.signedData)) throw new Error('This is no time stamp.')
  const parts = partsOf(readDer(wrapped.content))
  const [contentType, content] = partsOf(need(parts[2]))
  if (!contentType || !isOid(contentType, OID.stampInfo)) throw new Error('What is signed is no time stamp.')
  const info = readDer(need(content).content).content
  const certificates = certificatesIn(parts.find(({ tag }) => tag === placed(0)))
  const signers = partsOf(need(parts.at(-1)))
  if (signers.length !== 1) throw new Error('A time stamp has one signature.')
  const certificate = checkSignature(need(signers[0]), info, certificates)
  const stamp = readInfo(info)
  if (!certificate.keyUsage?.includes(OID.timeStamping))
    throw new Error('The certificate may not stamp times.')
  if (stamp.at < new Date(certificate.validFrom) || stamp.at > new Date(certificate.validTo))
    throw new Error('The certificate was not valid then.')
  const root = rootOf(certificate, certificates)
  return {
    ...stamp,
    signer: certificate.subject.replaceAll('\n', ', '),
    fingerprint: fingerprintOf(certificate),
    root: {
      subject: root.subject.replaceAll('\n', ', '),
      fingerprint: fingerprintOf(root),
      isSelfSigned: root.subject === root.issuer && root.verify(root.publicKey),
    },
  }
}

/** Answers the certificate whose key has signed. */
function checkSignature(
  signer: Der,
  info: Buffer,
  certificates: readonly X509Certificate[],
): X509Certificate {
  const parts = partsOf(signer)
  const digest = digestOf(need(parts[2]))
  const attributes = need(parts.find(({ tag }) => tag === placed(0)))
  const signature = need(parts.find(({ tag }) => tag === TAG.octets)).content
  const told = (name: string) => attributeOf(attributes, name)
  const contentType = told(OID.contentType)
  if (!contentType || !isOid(contentType, OID.stampInfo)) throw new Error('Something else was signed.')
  if (!told(OID.messageDigest)?.content.equals(createHash(digest).update(info).digest()))
    throw new Error('The time stamp was changed after it was signed.')
  const certificate = certificates.find((one) => isNamed(one, told))
  if (!certificate) throw new Error('The certificate that signed is not in the time stamp.')
  // What is signed is the set, whatever its place in the token makes of its tag.
  const signed = Buffer.concat([Buffer.from([TAG.set]), attributes.whole.subarray(1)])
  if (!verify(digest, signed, certificate.publicKey, signature)) throw new Error('The signature is wrong.')
  return certificate
}

/** The signed attributes name the certificate by its hash, so that no other can be put in its place. */
function isNamed(certificate: X509Certificate, told: (name: string) => Der | undefined): boolean {
  const newer = told(OID.signingCertificateV2)
  const named = newer ?? told(OID.signingCertificate)
  const [first] = named ? partsOf(need(partsOf(named)[0])) : []
  if (!first) return false
  const parts = partsOf(first)
  const hash = parts.find(({ tag }) => tag === TAG.octets)?.content
  const algorithm = parts[0]?.tag === TAG.sequence ? digestOf(parts[0]) : 'sha256'
  return createHash(newer ? algorithm : 'sha1')
    .update(certificate.raw)
    .digest()
    .equals(hash ?? Buffer.alloc(0))
}

function attributeOf(attributes: Der, name: string): Der | undefined {
  for (const attribute of partsOf(attributes)) {
    const [type, values] = partsOf(attribute)
    if (type && values && isOid(type, name)) return partsOf(values)[0]
  }
  return undefined
}

function readInfo(info: Buffer): Pick<Stamp, 'at' | 'sha256' | 'nonce'> {
  const [, , imprint, , time, ...others] = partsOf(readDer(info))
  const [algorithm, hash] = partsOf(need(imprint))
  if (digestOf(need(algorithm)) !== 'sha256') throw new Error('Another hash was stamped.')
  return {
    at: readGeneralTime(need(time)),
    sha256: need(hash).content,
    nonce: others.find(({ tag }) => tag === TAG.integer)?.content,
  }
}

function certificatesIn(given: Der | undefined): X509Certificate[] {
  return (given ? partsOf(given) : []).map(({ whole }) => new X509Certificate(whole))
}

/** As far up as the certificates that came along lead. */
function rootOf(certificate: X509Certificate, others: readonly X509Certificate[]): X509Certificate {
  let root = certificate
  for (let step = 0; step < others.length; step += 1) {
    const above = others.find(
      (one) =>
        one.raw !== root.raw &&
        root.checkIssued(one) &&
        root.verify(one.publicKey) &&
        !one.raw.equals(root.raw),
    )
    if (!above) break
    root = above
  }
  return root
}

function digestOf(algorithm: Der): 'sha256' | 'sha384' | 'sha512' {
  const digest = DIGESTS[oidText(need(partsOf(algorithm)[0]))]
  if (!digest) throw new Error('This hash proves nothing.')
  return digest
}

function fingerprintOf({ raw }: X509Certificate): string {
  return createHash('sha256').update(raw).digest('hex')
}

function need(part: Der | undefined): Der {
  if (!part) throw new Error('A part of the time stamp is missing.')
  return part
}

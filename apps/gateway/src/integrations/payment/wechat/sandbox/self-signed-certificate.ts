import { createSign, type KeyObject } from 'node:crypto'

const INTEGER = 0x02
const BITS = 0x03
const UTF8 = 0x0c
const UTC_TIME = 0x17
const SEQUENCE = 0x30
const SET = 0x31

/** sha256WithRSAEncryption, without parameters. */
const SIGNATURE_ALGORITHM = Buffer.from('300d06092a864886f70d01010b0500', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')
/** `[0] { INTEGER 2 }`: the third version, which all certificates of today have. */
const VERSION_3 = Buffer.from('a003020102', 'hex')

/**
 * Returns a self-signed certificate in PEM: node:crypto reads certificates but makes none, and a sandbox hands them
 * out. Not after 2049, when times are encoded differently.
 */
export function selfSignedCertificate({
  name,
  serial,
  publicKey,
  privateKey,
  from,
  until,
}: {
  name: string
  /** Hexadecimal digits, the first of which is below 8: the number is positive. */
  serial: string
  publicKey: KeyObject
  privateKey: KeyObject
  from: Date
  until: Date
}): string {
  const subject = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(name)))))
  const content = der(
    SEQUENCE,
    VERSION_3,
    der(INTEGER, Buffer.from(serial, 'hex')),
    SIGNATURE_ALGORITHM,
    subject,
    der(SEQUENCE, utcTime(from), utcTime(until)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = createSign('RSA-SHA256').update(content).sign(privateKey)
  const noUnusedBits = Buffer.from([0])
  const certificate = der(SEQUENCE, content, SIGNATURE_ALGORITHM, der(BITS, noUnusedBits, signature))
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? []
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n')
}

/** One value in DER: its kind, its length, its parts. */
function der(kind: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([kind]), lengthOf(content.length), content])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const digits = length.toString(16)
  const bytes = Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

/** `261124010203Z`. */
function utcTime(moment: Date): Buffer {
  const digits = moment.toISOString().replace(/\D/g, '').slice(2, 14)
  return der(UTC_TIME, Buffer.from(`${digits}Z`))
}

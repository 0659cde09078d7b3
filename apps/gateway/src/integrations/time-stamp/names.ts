/** ASN.1 object identifiers that time stamps use and the library has no names for. */
export const OID = {
  signedData: '1.2.840.113549.1.7.2',
  stampInfo: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificate: '1.2.840.113549.1.9.16.2.12',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  extendedKeyUsage: '2.5.29.37',
  keyUsage: '2.5.29.15',
  commonName: '2.5.4.3',
  /** A signature whose hash is named beside it. */
  rsa: '1.2.840.113549.1.1.1',
} as const

/** Hashes by their identifiers; older ones prove nothing. */
export const DIGESTS: Readonly<Record<string, 'SHA-256' | 'SHA-384' | 'SHA-512'>> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}

export const SHA256 = '2.16.840.1.101.3.4.2.1'

import { generateKeyPairSync, X509Certificate } from 'node:crypto'
import { expect, test } from 'vitest'
import { selfSignedCertificate } from './self-signed-certificate'

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

test('OpenSSL reads what was written, and finds that it vouches for itself', () => {
  const pem = selfSignedCertificate({
    name: 'A sandbox',
    serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    ...keys,
    from: new Date('2026-11-24T01:02:03Z'),
    until: new Date('2031-11-24T01:02:03Z'),
  })
  const certificate = new X509Certificate(pem)
  expect(certificate.verify(keys.publicKey)).toBe(true)
  expect(certificate.checkIssued(certificate)).toBe(true)
  expect(certificate.publicKey.equals(keys.publicKey)).toBe(true)
  expect(certificate).toMatchObject({
    subject: 'CN=A sandbox',
    serialNumber: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
    validFrom: 'Nov 24 01:02:03 2026 GMT',
    validTo: 'Nov 24 01:02:03 2031 GMT',
  })
})

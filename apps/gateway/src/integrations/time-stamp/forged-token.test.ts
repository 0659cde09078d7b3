import { createHash, randomBytes, webcrypto } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Integer, OctetString, Utf8String } from 'asn1js'
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  Time,
  TSTInfo,
} from 'pkijs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OID } from './names'
import { readResponse } from './read-response'
import { readToken } from './read-token'
import { answerRequest, openAuthority } from './sandbox-authority'
import { randomNumber, type StampRequest, writeRequest } from './stamp-request'
import { wholeValue } from './whole-value'

const folder = mkdtempSync(join(tmpdir(), 'yingzao-forged-'))
afterAll(() => rmSync(folder, { recursive: true }))

const BYTES = Buffer.from('what was anchored')
const request: StampRequest = {
  sha256: createHash('sha256').update(BYTES).digest(),
  nonce: randomNumber(),
}
let authority: Awaited<ReturnType<typeof openAuthority>>
let other: typeof authority
let answer: Buffer
let token: Buffer
beforeAll(async () => {
  authority = await openAuthority(folder)
  other = await openAuthority(join(folder, 'other'))
  answer = await answerRequest(authority, writeRequest(request))
  token = await readResponse(answer, request)
})

const keyOf = ({ key }: typeof authority) =>
  webcrypto.subtle.importKey('pkcs8', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign'])
const certificateOf = ({ certificate }: typeof authority) =>
  new Certificate({ schema: wholeValue(certificate) })
const signedIn = (bytes: Buffer) =>
  new SignedData({ schema: new ContentInfo({ schema: wholeValue(bytes) }).content })
const wrapped = (signed: SignedData) =>
  Buffer.from(
    new ContentInfo({ contentType: OID.signedData, content: signed.toSchema(true) }).toSchema().toBER(),
  )
const digest = (algorithm: string, bytes: Uint8Array) => createHash(algorithm).update(bytes).digest()

/** Returns the token with other content, signed again by whoever has the key of its certificate. */
async function resigned(
  change: (signed: SignedData, attributes: Attribute[]) => void,
  hash: 'SHA-1' | 'SHA-256' = 'SHA-256',
): Promise<Buffer> {
  const signed = signedIn(token)
  const [signer] = signed.signerInfos
  const attributes = [...(signer?.signedAttrs?.attributes ?? [])]
  change(signed, attributes)
  if (signer?.signedAttrs) signer.signedAttrs = new SignedAndUnsignedAttributes({ type: 0, attributes })
  await signed.sign(await keyOf(authority), 0, hash)
  return wrapped(signed)
}

/** Puts in another time and hash, and adapts the signed attributes to them. */
function put(signed: SignedData, attributes: Attribute[], info: Buffer): void {
  signed.encapContentInfo = new EncapsulatedContentInfo({
    eContentType: OID.stampInfo,
    eContent: new OctetString({ valueHex: info }),
  })
  replace(attributes, OID.messageDigest, new OctetString({ valueHex: digest('sha256', info) }))
}

function replace(attributes: Attribute[], type: string, ...values: unknown[]): void {
  const at = attributes.findIndex((one) => one.type === type)
  attributes.splice(at, 1, ...(values.length > 0 ? [new Attribute({ type, values })] : []))
}

/** Returns the authority's certificate with changes, signed with its own key. */
async function certified(change: (certificate: Certificate) => void): Promise<Buffer> {
  const certificate = certificateOf(authority)
  change(certificate)
  await certificate.sign(await keyOf(authority), 'SHA-256')
  return Buffer.from(certificate.toSchema(true).toBER())
}

const infoIn = (signed: SignedData) =>
  Buffer.from(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0))

test('what is signed anew without a change is taken, so that what follows is refused for its change', async () => {
  expect(await readToken(await resigned(() => {}))).toMatchObject({ sha256: request.sha256 })
})

test('a signature by another key is none', async () => {
  const stolen = await answerRequest({ ...authority, key: other.key }, writeRequest(request))
  await expect(readResponse(stolen, request)).rejects.toThrow('The signature is wrong')
})

test('a certificate of the same name, number and key is not the one that signed', async () => {
  const signed = signedIn(token)
  const longer = await certified((one) => {
    one.notAfter = new Time({ type: 1, value: new Date(Date.UTC(2060, 0)) })
  })
  signed.certificates = [new Certificate({ schema: wholeValue(longer) })]
  const exchanged = wrapped(signed)
  await expect(readToken(exchanged)).rejects.toThrow('is not in the time stamp')
  // The library's own check looks at name and number only.
  expect(await signedIn(exchanged).verify({ signer: 0, data: new Uint8Array(BYTES).buffer })).toBe(true)
})

test('a certificate of somebody else, put beside it, is not taken for the one that signed', async () => {
  const both = signedIn(token)
  both.certificates = [certificateOf(other), certificateOf(authority)]
  expect((await readToken(wrapped(both))).fingerprint).toBe(
    digest('sha256', authority.certificate).toString('hex'),
  )
  both.certificates = [certificateOf(other)]
  await expect(readToken(wrapped(both))).rejects.toThrow('is not in the time stamp')
})

test.each([
  [
    'may not stamp times',
    'may not stamp times',
    (one: Certificate) => {
      one.extensions = []
    },
  ],
  [
    'was not valid then',
    'was not valid then',
    (one: Certificate) => {
      one.notAfter = new Time({ type: 1, value: new Date(Date.now() - 60_000) })
    },
  ],
  [
    'is of somebody who signs with a number of ours',
    'The signature is wrong',
    (one: Certificate) => {
      one.subject.typesAndValues = [
        new AttributeTypeAndValue({ type: OID.commonName, value: new Utf8String({ value: 'Somebody' }) }),
      ]
      one.subjectPublicKeyInfo = certificateOf(other).subjectPublicKeyInfo
    },
  ],
])('a token whose certificate %s is none', async (_what, why, change) => {
  const certificate = await certified(change)
  const given = await answerRequest({ ...authority, certificate }, writeRequest(request))
  await expect(readResponse(given, request)).rejects.toThrow(why)
})

test.each<[string, string, Parameters<typeof resigned>[0], 'SHA-1'?]>([
  [
    'what was signed is another time',
    'changed after it was signed',
    (signed) => {
      const info = new TSTInfo({ schema: wholeValue(infoIn(signed)) })
      info.genTime = new Date(Date.UTC(2020, 0))
      signed.encapContentInfo.eContent = new OctetString({ valueHex: info.toSchema().toBER() })
    },
  ],
  [
    'the time is not UTC, of which the library makes another day',
    'This is no time',
    (signed, attributes) => {
      const info = infoIn(signed)
      // After its tag and length, and as long as the one before.
      info.write('2026112803+0800', info.indexOf(Buffer.from([0x18, 0x0f])) + 2, 'latin1')
      put(signed, attributes, info)
    },
  ],
  [
    'something goes on behind the time stamp',
    'not the whole of it',
    (signed, attributes) => put(signed, attributes, Buffer.concat([infoIn(signed), Buffer.alloc(2)])),
  ],
  [
    'another hash than SHA-256 was stamped',
    'Another hash',
    (signed, attributes) => {
      const info = new TSTInfo({ schema: wholeValue(infoIn(signed)) })
      info.messageImprint.hashAlgorithm.algorithmId = '1.3.14.3.2.26'
      put(signed, attributes, Buffer.from(info.toSchema().toBER()))
    },
  ],
  [
    'the signature is of something else',
    'Something else was signed',
    (_signed, attributes) => replace(attributes, OID.contentType, new Integer({ value: 1 })),
  ],
  [
    'the signature says two digests, of which anybody could choose',
    'changed after it was signed',
    (signed, attributes) =>
      replace(
        attributes,
        OID.messageDigest,
        new OctetString({ valueHex: digest('sha256', infoIn(signed)) }),
        new OctetString({ valueHex: randomBytes(32) }),
      ),
  ],
  [
    'the signature names no certificate',
    'is not in the time stamp',
    (_signed, attributes) => replace(attributes, OID.signingCertificateV2),
  ],
  [
    'the signature says nothing of itself',
    'does not say',
    (signed) => {
      for (const signer of signed.signerInfos) delete signer.signedAttrs
    },
  ],
  ['two have signed', 'one signature', (signed) => signed.signerInfos.push(...signedIn(token).signerInfos)],
  ['the signature is over SHA-1', 'proves nothing', () => {}, 'SHA-1'],
])('a token is none where %s', async (_what, why, change, hash) => {
  await expect(resigned(change, hash).then(readToken)).rejects.toThrow(why)
})

test('a token that is cut off anywhere is none, nor is one with bytes behind it', async () => {
  const taken: number[] = []
  for (let length = 0; length < token.length; length += 1)
    await readToken(token.subarray(0, length)).then(
      () => taken.push(length),
      () => {},
    )
  expect(taken).toEqual([])
  await expect(readToken(Buffer.concat([token, Buffer.alloc(1)]))).rejects.toThrow('not the whole of it')
  await expect(readResponse(Buffer.concat([answer, token]), request)).rejects.toThrow('not the whole of it')
})

test('an answer that refuses is none, whatever token it brings', async () => {
  const refused = Buffer.from(answer)
  // The status: the first number in it.
  refused[refused.indexOf(Buffer.from([0x02, 0x01, 0x00])) + 2] = 2
  await expect(readResponse(refused, request)).rejects.toThrow('refused')
})

test.each([
  ['deep', Buffer.alloc(60_000, 0x30)],
  ['endless', Buffer.alloc(60_000, 0x80).fill(0x30, 0, 1)],
  ['large', Buffer.alloc(100_000)],
  ['empty', Buffer.alloc(0)],
])('bytes that are %s are refused and take nobody down', async (_what, bytes) => {
  await expect(readToken(bytes)).rejects.toThrow()
})

import { createHmac, generateKeyPairSync, randomBytes, randomInt } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { testKey } from '../testing/start-test-gateway'
import { readVisitorToken, signVisitorToken } from './visitor-token'

const KEY = testKey('a')
const config = { tokenKeys: [KEY] as const }
const visitor = { uid: 7, sessionId: randomBytes(16).toString('base64url') }
const MINUTE = 60_000

function lifetime(untilMs = Date.now() + 5 * MINUTE) {
  return { from: new Date(untilMs - 365 * 24 * 60 * MINUTE), until: new Date(untilMs) }
}

const sign = (tokenKeys: readonly [typeof KEY, ...(typeof KEY)[]] = [KEY]) =>
  signVisitorToken({ tokenKeys }, visitor, lifetime())

/** A token with any content, with a valid signature for the key. */
function craft(header: object, payload: object, secret: Buffer = KEY.secret): string {
  const text = [header, payload]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

const HEADER = { alg: 'HS256', typ: 'visitor+jwt', kid: 'a' }
const PAYLOAD = { aud: 'visitor', sub: '7', jti: visitor.sessionId, exp: Math.floor(Date.now() / 1000) + 600 }

test('a token says whose it is', async () => {
  expect(await readVisitorToken(config, await sign())).toEqual(visitor)
  expect(await readVisitorToken(config, craft(HEADER, PAYLOAD))).toEqual(visitor)
})

test('none of five hundred changed tokens is accepted', async () => {
  const token = await sign()
  const accepted: string[] = []
  for (let round = 0; round < 500; round += 1) {
    const changed = mutate(token)
    if (changed !== token && (await readVisitorToken(config, changed))) accepted.push(changed)
  }
  expect(accepted).toEqual([])
})

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.= +/\u0000'

/** Replaces, adds or removes one character, or swaps two parts. */
function mutate(token: string): string {
  const at = randomInt(token.length)
  const other = ALPHABET[randomInt(ALPHABET.length)]
  const [header, payload, signature] = token.split('.')
  const forms = [
    token.slice(0, at) + other + token.slice(at + 1),
    token.slice(0, at) + other + token.slice(at),
    token.slice(0, at) + token.slice(at + 1),
    token.slice(0, -1) + other,
    `${token}${other}`,
    `${payload}.${header}.${signature}`,
    `${header}.${payload}.${createHmac('sha256', randomBytes(32)).update(`${header}.${payload}`).digest('base64url')}`,
  ]
  return forms[randomInt(forms.length)] ?? token
}

describe('refused though the signature is right:', () => {
  const past = Math.floor(Date.now() / 1000) - 120
  test.each<[string, object, object]>([
    ['no algorithm', { ...HEADER, alg: 'none' }, PAYLOAD],
    ['another algorithm', { ...HEADER, alg: 'HS512' }, PAYLOAD],
    ['an algorithm of two keys', { ...HEADER, alg: 'RS256' }, PAYLOAD],
    ['another type', { ...HEADER, typ: 'preview+jwt' }, PAYLOAD],
    ['no type', { ...HEADER, typ: undefined }, PAYLOAD],
    ['no key id', { ...HEADER, kid: undefined }, PAYLOAD],
    ['the id of a key that is not there', { ...HEADER, kid: 'b' }, PAYLOAD],
    ['a path as key id', { ...HEADER, kid: '../../dev/null' }, PAYLOAD],
    ['a word of JavaScript as key id', { ...HEADER, kid: '__proto__' }, PAYLOAD],
    ['something critical that nobody knows', { ...HEADER, crit: ['x'], x: 1 }, PAYLOAD],
    ['another audience', HEADER, { ...PAYLOAD, aud: 'preview' }],
    ['no audience', HEADER, { ...PAYLOAD, aud: undefined }],
    ['no end', HEADER, { ...PAYLOAD, exp: undefined }],
    ['an end in the past', HEADER, { ...PAYLOAD, exp: past }],
    ['an end that is a text', HEADER, { ...PAYLOAD, exp: '9999999999' }],
    ['no subject', HEADER, { ...PAYLOAD, sub: undefined }],
    ['no session', HEADER, { ...PAYLOAD, jti: undefined }],
  ])('%s', async (_what, header, payload) => {
    expect(await readVisitorToken(config, craft(header, payload))).toBeNull()
  })
})

test('a key pair makes no token that is accepted', async () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const token = await new SignJWT({ ...PAYLOAD })
    .setProtectedHeader({ ...HEADER, alg: 'ES256' })
    .sign(privateKey)
  expect(await readVisitorToken(config, token)).toBeNull()
})

test.each(['', '.', '..', 'a.b.c', 'Bearer x', `${'a'.repeat(100_000)}.b.c`])(
  '%j is no token',
  async (text) => {
    expect(await readVisitorToken(config, text)).toBeNull()
  },
)

test('a clock that is half a minute behind costs nobody a login, two minutes do', async () => {
  const ended = (agoMs: number) => signVisitorToken(config, visitor, lifetime(Date.now() - agoMs))
  expect(await readVisitorToken(config, await ended(MINUTE / 2))).toEqual(visitor)
  expect(await readVisitorToken(config, await ended(2 * MINUTE))).toBeNull()
})

describe('when keys change', () => {
  const next = testKey('b')

  test('older tokens stay good while their key is there, and new ones take the newest', async () => {
    const old = await sign()
    const tokenKeys = [next, KEY] as const
    expect(await readVisitorToken({ tokenKeys }, old)).toEqual(visitor)
    const fresh = await sign(tokenKeys)
    expect(await readVisitorToken({ tokenKeys: [next] }, fresh)).toEqual(visitor)
    expect(await readVisitorToken({ tokenKeys: [next] }, old)).toBeNull()
  })

  test('a token that names one key and is signed with another is refused', async () => {
    const token = craft({ ...HEADER, kid: 'b' }, PAYLOAD)
    expect(await readVisitorToken({ tokenKeys: [KEY, next] }, token)).toBeNull()
  })
})

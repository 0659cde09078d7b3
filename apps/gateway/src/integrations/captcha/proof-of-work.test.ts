import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { testKey } from '../../modules/testing/start-test-gateway'
import { type CaptchaAttempt, HARDEST } from './captcha-port'
import { makeProof, readProof } from './proof-of-work'
import { createProofOfWorkCaptcha, MOST_WORK } from './proof-of-work-captcha'

const keys = [testKey('new'), testKey('old')] as const
const captcha = createProofOfWorkCaptcha(keys)
const HERE = '203.0.113.7'

function challenge({ level = 0, ip = HERE }: Partial<Pick<CaptchaAttempt, 'level' | 'ip'>> = {}) {
  const made = captcha.challenge?.({ scene: 'login', ip, level, now: new Date() })
  if (!made) throw new Error('There is no challenge.')
  return made
}

/** What a phone does, with somebody else's SHA-256. */
function solve({ salt, target, max }: { salt: string; target: string; max: number }): string {
  for (let number = 0; number < max; number += 1) {
    if (createHash('sha256').update(`${salt}${number}`).digest('hex') === target) return String(number)
  }
  throw new Error('No number solves it.')
}

const passes = async (attempt: Partial<CaptchaAttempt> & { ticket: string; randstr: string }) => {
  const whole: CaptchaAttempt = { scene: 'login', ip: HERE, level: 0, ...attempt }
  return captcha.inspect(whole) !== undefined && (await captcha.verify(whole)).isPassed
}

test('whoever computes passes, with another challenge each time', async () => {
  const [one, other] = [challenge(), challenge()]
  expect(one.target).not.toBe(other.target)
  const randstr = solve(one)
  expect(await passes({ ticket: one.ticket, randstr })).toBe(true)
  expect(await passes({ ticket: other.ticket, randstr })).toBe(false)
})

test('salt and number fit into one block of SHA-256, for scripts that compute it by hand', () => {
  const { salt } = challenge({ level: HARDEST })
  expect(salt.length + String(MOST_WORK).length).toBeLessThanOrEqual(55)
})

describe('a solved challenge is refused', () => {
  const work = challenge()
  const solved = { ticket: work.ticket, randstr: solve(work) }

  test.each<[string, Partial<CaptchaAttempt>]>([
    ['for another scene', { scene: 'lead' }],
    ['from another address', { ip: '203.0.113.8' }],
    ['where a harder one is asked for', { level: 1 }],
    ['with another number', { randstr: String(Number(solved.randstr) + 1) }],
    ['with a number that reads the same', { randstr: `0${solved.randstr}` }],
    ['without a number', { randstr: '' }],
    ['with characters that are none', { randstr: '１' }],
  ])('%s', async (_where, change) => {
    expect(await passes({ ...solved, ...change })).toBe(false)
  })

  test('from another /64, and not from another address of the same', async () => {
    const own = challenge({ ip: '2001:db8::1' })
    const randstr = solve(own)
    expect(await passes({ ticket: own.ticket, randstr, ip: '2001:db8::2' })).toBe(true)
    expect(await passes({ ticket: own.ticket, randstr, ip: '2001:db8:0:1::1' })).toBe(false)
  })
})

test('a harder one passes where the usual one would do', async () => {
  const { ticket, number } = makeProof(keys, { max: MOST_WORK, expireAt: new Date(Date.now() + 1000) })
  expect(await passes({ ticket, randstr: String(number) })).toBe(true)
  expect(await passes({ ticket, randstr: String(number), level: HARDEST })).toBe(true)
})

test('of two hundred tickets with any one character changed, none is ours', () => {
  const { ticket } = challenge()
  for (let round = 0; round < 200; round += 1) {
    const at = (round * 7) % ticket.length
    const other = ticket[at] === 'A' ? 'B' : 'A'
    const forged = ticket.slice(0, at) + other + ticket.slice(at + 1)
    expect(readProof(keys, forged)).toBeUndefined()
  }
})

test.each(['', '.', 'a.b', 'a.b.c', '测.试', 'trerror_1001_190000001_1'])(
  '%j is no ticket of ours',
  (ticket) => {
    expect(readProof(keys, ticket)).toBeUndefined()
  },
)

test('a ticket signed with the older of two keys is good, one by a stranger is not', () => {
  const terms = { max: 10, expireAt: new Date(Date.now() + 1000) }
  expect(readProof(keys, makeProof([testKey('old')], terms).ticket)).toMatchObject({ max: 10 })
  expect(readProof(keys, makeProof([testKey('stranger')], terms).ticket)).toBeUndefined()
})

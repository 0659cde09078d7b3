import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password'
import { twoAtOnce } from './two-at-once'

const CHEAP = { n: 2, r: 1, p: 1 }

test('a hash knows its password, however it is spelt, and no other', async () => {
  const hash = await hashPassword('ｆull　ｗidth é', CHEAP)
  expect(hash).toMatch(/^scrypt:2:1:1:[\w-]{22}:[\w-]{43}$/)
  expect(await isPassword('full width e\u0301', hash)).toBe(true)
  expect(await isPassword('full width e', hash)).toBe(false)
})

test('the same password has another hash each time', async () => {
  expect(await hashPassword('x', CHEAP)).not.toBe(await hashPassword('x', CHEAP))
})

test('a hash says what it cost, and is read when newer ones cost more', async () => {
  expect(await hashPassword('x')).toMatch(/^scrypt:16384:12:1:/)
  expect(await isPassword('x', await hashPassword('x', { n: 4, r: 2, p: 3 }))).toBe(true)
})

test('nobody has a password, and to find that out costs as much', async () => {
  expect(await isPassword('', undefined)).toBe(false)
})

test('two are hashed at once, some wait, and the rest is refused', async () => {
  let running = 0
  let most = 0
  const finish: (() => void)[] = []
  const started = Array.from({ length: 30 }, () =>
    twoAtOnce(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((resolve) => finish.push(resolve))
      running -= 1
    }).then(
      () => 'done',
      () => 'refused',
    ),
  )
  while (finish.length > 0 || running > 0) {
    finish.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const results = await Promise.all(started)
  expect(most).toBe(2)
  expect(results.filter((result) => result === 'refused')).toHaveLength(8)
  expect(await twoAtOnce(async () => 'free again')).toBe('free again')
})

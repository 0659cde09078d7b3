import { randomBytes } from 'node:crypto'
import { smsScenes } from '@yingzao/contract/server'
import { expect, test } from 'vitest'
import { testKey } from '../testing/start-test-gateway'
import { computeCode } from './compute-code'
import { CODE_DIGITS } from './scenes'

const nonce = () => randomBytes(16).toString('base64url')

test.each(smsScenes)(
  'codes for %s have its digits, zeros in front among them, each as often as any other',
  (scene) => {
    const firsts = new Map<string, number>()
    for (let time = 0; time < 5_000; time += 1) {
      const code = computeCode(testKey('a'), scene, nonce())
      expect(code).toMatch(new RegExp(`^\\d{${CODE_DIGITS[scene]}}$`))
      firsts.set(code.charAt(0), (firsts.get(code.charAt(0)) ?? 0) + 1)
    }
    // 500 of each are expected; a deviation of 150 happens once in ten billion times.
    for (const digit of '0123456789') expect(Math.abs((firsts.get(digit) ?? 0) - 500)).toBeLessThan(150)
  },
)

test('a code needs key, scene and nonce', () => {
  const same = nonce()
  const six = (key: string, scene: 'login' | 'money', text: string) => computeCode(testKey(key), scene, text)
  const codes = [
    six('a', 'login', same),
    six('b', 'login', same),
    six('a', 'money', same),
    six('a', 'login', nonce()),
  ]
  expect(codes[0]).toBe(six('a', 'login', same))
  // Two six-digit codes may be the same by chance, but hardly three.
  expect(new Set(codes).size).toBeGreaterThanOrEqual(3)
})

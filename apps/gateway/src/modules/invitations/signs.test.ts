import { expect, test } from 'vitest'
import { isSuspicious, isVirtualNumber, signsOf, type Traced } from './signs'

const HOUR = 3_600_000
const inviter = { network: 'home', device: 'home-phone' }
const friend = (n: number, other: Partial<Traced> = {}): Traced => ({
  network: `net-${n}`,
  device: `device-${n}`,
  is_virtual_number: false,
  on_device: 1,
  at: n * HOUR,
  ...other,
})
const friends = (count: number, other: (n: number) => Partial<Traced> = () => ({})) =>
  Array.from({ length: count }, (_, n) => friend(n, other(n)))

test('friends from everywhere over a day leave no sign', () => {
  expect(signsOf(inviter, friends(30)).flat()).toEqual([])
})

test('who registers on the phone of the inviter is looked at, be it only one', () => {
  const [found = []] = signsOf(inviter, [friend(1, { device: 'home-phone' })])
  expect(found).toEqual(['own_device'])
  expect(isSuspicious(found)).toBe(true)
})

test('three on one device are looked at, the first among them; two are a family', () => {
  expect(
    signsOf(
      inviter,
      friends(2, () => ({ device: 'one' })),
    ).flat(),
  ).toEqual([])
  const found = signsOf(inviter, [...friends(3, () => ({ device: 'one' })), friend(9)])
  expect(found).toEqual([['same_device'], ['same_device'], ['same_device'], []])
})

test('a device on which many register within half a day is looked at, whoever invites them', () => {
  const on = (on_device: number) => signsOf(inviter, [friend(1, { on_device })])
  expect(on(4)).toEqual([[]])
  expect(on(5)).toEqual([['crowded_device']])
  expect(on(5).every(isSuspicious)).toBe(true)
})

test('one network, a burst, or a virtual number alone are nothing; two of them are', () => {
  const oneNetwork = signsOf(
    inviter,
    friends(5, () => ({ network: 'office' })),
  )
  expect(oneNetwork.map(isSuspicious)).toEqual([false, false, false, false, false])
  const burst = signsOf(
    inviter,
    friends(5, (n) => ({ at: n * 30_000 })),
  )
  expect(burst.flat()).toEqual(['burst', 'burst', 'burst', 'burst', 'burst'])
  expect(burst.some(isSuspicious)).toBe(false)
  const both = signsOf(
    inviter,
    friends(5, (n) => ({ network: 'office', at: n * 30_000 })),
  )
  expect(both.every(isSuspicious)).toBe(true)
  const [virtual = []] = signsOf(inviter, [friend(1, { is_virtual_number: true })])
  expect(isSuspicious(virtual)).toBe(false)
})

test('a burst needs five without a pause, in whatever order they are given', () => {
  const at = [0, 30_000, 60_000, 90_000, 200_000, 210_000]
  expect(
    signsOf(
      inviter,
      at.map((one, n) => friend(n, { at: one })),
    ).flat(),
  ).toEqual([])
  const burst = [4, 0, 3, 1, 2].map((n) => friend(n, { at: n * 60_000 }))
  expect(signsOf(inviter, burst).every((found) => found.includes('burst'))).toBe(true)
})

test.each([
  ['16500000000', true],
  ['17012345678', true],
  ['17212345678', false],
  ['13800138000', false],
])('%s is a virtual number: %s', (handset, isIt) => {
  expect(isVirtualNumber(handset)).toBe(isIt)
})

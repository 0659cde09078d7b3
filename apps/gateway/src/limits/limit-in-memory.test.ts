import { expect, test } from 'vitest'
import { limitInMemory } from './limit-in-memory'

const MINUTE = { seconds: 60, most: 3 }
const HOUR = { seconds: 3_600, most: 5 }

function setup(windows = [MINUTE, HOUR]) {
  let time = 0
  const isTaken = limitInMemory(windows, () => time)
  return {
    isTaken,
    taken: (ip: string, times: number) =>
      Array.from({ length: times }, () => isTaken(ip)).filter(Boolean).length,
    pass: (seconds: number) => {
      time += seconds * 1_000
    },
  }
}

test('of one network so much is taken in a minute, and again in the next, as long as the hour allows', () => {
  const { taken, pass } = setup()
  expect(taken('203.0.113.7', 10)).toBe(3)
  pass(59)
  expect(taken('203.0.113.7', 10)).toBe(0)
  pass(1)
  expect(taken('203.0.113.7', 10)).toBe(2)
  pass(60)
  expect(taken('203.0.113.7', 10)).toBe(0)
  pass(3_480)
  expect(taken('203.0.113.7', 10)).toBe(3)
})

test('networks do not count for each other, and all addresses of an IPv6 /64 are one', () => {
  const { taken } = setup()
  expect([taken('203.0.113.7', 9), taken('203.0.113.8', 9)]).toEqual([3, 3])
  expect([taken('2001:db8::1', 2), taken('2001:db8::2', 2), taken('2001:db8:0:1::1', 2)]).toEqual([2, 1, 2])
})

test('some at once are taken as a whole or not at all', () => {
  const { isTaken } = setup([MINUTE])
  expect([isTaken('203.0.113.7', 2), isTaken('203.0.113.7', 2), isTaken('203.0.113.8', 3)]).toEqual([
    true,
    false,
    true,
  ])
})

test('more networks than can be told apart count as one, those that are known as themselves', () => {
  const { isTaken, taken } = setup([MINUTE])
  for (let number = 0; number < 50_000; number += 1)
    isTaken(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`)
  expect([taken('203.0.113.7', 2), taken('203.0.113.8', 2)]).toEqual([2, 1])
  expect(taken('10.0.0.1', 9)).toBe(2)
})

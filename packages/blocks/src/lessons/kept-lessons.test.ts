import { describe, expect, test } from 'vitest'
import { keptLessons } from './kept-lessons'

function open(text?: string) {
  const stored = new Map(text === undefined ? [] : [['/lessons', text]])
  return keptLessons({
    lasting: { get: (key) => stored.get(key), set: (key, value) => void stored.set(key, value) },
  })
}

describe('what a phone keeps of lessons', () => {
  test('is one lesson apart from the other', () => {
    const kept = open()
    kept.keep('a', { at: 3, watched: 0, noted_at: 1 })
    kept.keep('b', { at: 9, watched: 1, noted_at: 2 })
    expect([kept.of('a')?.at, kept.of('b')?.at, kept.of('c')]).toEqual([3, 9, undefined])
  })

  test('says for ever that a lesson was seen to its end', () => {
    const kept = open()
    kept.keep('a', { at: 99, watched: 1, noted_at: 1 })
    kept.keep('a', { at: 3, watched: 0, noted_at: 2 })
    expect(kept.of('a')).toEqual({ at: 3, watched: 1, noted_at: 2 })
  })

  test('is forgotten only as far as the gateway has it', () => {
    const kept = open()
    kept.keep('a', { at: 3, watched: 0, noted_at: 1 })
    kept.keep('a', { at: 9, watched: 0, noted_at: 2 })
    kept.forget('a', 1)
    expect(kept.of('a')?.at).toBe(9)
    kept.forget('a', 2)
    expect(kept.of('a')).toBeUndefined()
  })

  test('are the last hundred', () => {
    const kept = open()
    for (let lesson = 0; lesson <= 100; lesson++) kept.keep(`${lesson}`, { at: 1, watched: 0, noted_at: 1 })
    expect([kept.of('0'), kept.of('1')?.at, kept.of('100')?.at]).toEqual([undefined, 1, 1])
  })

  test.each(['{', '{"a":1}', '7'])('begins anew where %s stands in its place', (text) => {
    const kept = open(text)
    expect(kept.of('a')).toBeUndefined()
    kept.keep('a', { at: 3, watched: 0, noted_at: 1 })
    expect(kept.of('a')?.at).toBe(3)
  })
})

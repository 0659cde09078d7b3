import { assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { changedMiddle } from './changed-middle'

/** From so few characters that two of them often share a part. */
const TEXT = string({ unit: constantFrom('a', '中', '😀', '😁') })

test('the parts make both texts again, and what stands between shares no end', () => {
  assert(
    property(TEXT, TEXT, (was, is) => {
      const { head, before, after, tail } = changedMiddle(was, is)
      expect(head + before + tail).toBe(was)
      expect(head + after + tail).toBe(is)
      if (before !== '' && after !== '') expect([...before][0]).not.toBe([...after][0])
    }),
  )
})

test('a text that did not change has nothing between', () => {
  assert(
    property(string(), (text) => {
      expect(changedMiddle(text, text)).toMatchObject({ before: '', after: '' })
    }),
  )
})

import { expect, test } from 'vitest'
import { textWithoutMoments } from './text-without-moments'

test('what an answer says is in its text, and the digits of its moments are not', () => {
  const answer = { list: [{ code: '609905', asset: 100_000_000 }], server_time: 1_796_099_056_968 }
  expect(textWithoutMoments(answer)).toBe('{"list":[{"code":"609905","asset":100000000}],"server_time":null}')
})

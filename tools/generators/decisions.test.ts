import { expect, test } from 'vitest'
import { readHead } from './decisions'

test('the head of a decision gives its line of the index', () => {
  expect(readHead('0007-a-b.md', '# 7. A, not B\n\n*Superseded by 9, 2026-11-21*\n\n**Context.**')).toEqual({
    file: '0007-a-b.md',
    number: 7,
    title: 'A, not B',
    status: 'Superseded by 9',
    date: '2026-11-21',
  })
})

test.each([
  ['without its day', '# 7. A\n\n*Accepted*\n\n', 'has to begin with'],
  ['without a status', '# 7. A\n\n**Context.** B\n', 'has to begin with'],
  ['under the number of another', '# 8. A\n\n*Accepted, 2026-11-21*\n', 'calls itself 8'],
])('one %s is refused', (_what, content, message) => {
  expect(() => readHead('0007-a.md', content)).toThrow(message)
})

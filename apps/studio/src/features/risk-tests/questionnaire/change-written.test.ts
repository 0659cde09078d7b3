import { expect, test } from 'vitest'
import {
  moved,
  sendable,
  type Written,
  withEntry,
  withOption,
  withoutOption,
  withoutQuestion,
  withQuestion,
} from './change-written'

const question = (question_id: string) => ({
  question_id,
  text: question_id,
  options: ['a1', 'a2', 'a3'].map((option_id) => ({ option_id, text: option_id, points: 0 })),
})
const written: Written = {
  title: '测评',
  questions: [question('q1'), question('q2')],
  bands: [],
  lowest: [
    [
      { question_id: 'q1', option_id: 'a1' },
      { question_id: 'q2', option_id: 'a2' },
    ],
    [{ question_id: 'q1', option_id: 'a3' }],
  ],
  valid_months: 12,
  per_day: 3,
}

test('a new question and a new option have ids that no other one has', () => {
  const more = withQuestion({ ...written, questions: [question('q2')] })
  expect(more.questions.map(({ question_id }) => question_id)).toEqual(['q2', 'q1'])
  expect(more.questions[1]?.options.map(({ option_id }) => option_id)).toEqual(['a1', 'a2'])
  const gap = { ...question('q1'), options: withEntry(question('q1').options, 1, undefined) }
  expect(withOption(gap).options.map(({ option_id }) => option_id)).toEqual(['a1', 'a3', 'a2'])
})

test('neighbours change places, and by one at the end nothing moves', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
})

test('what goes takes along what conditions say of it', () => {
  expect(withoutQuestion(written, 0).lowest).toEqual([[{ question_id: 'q2', option_id: 'a2' }]])
  expect(withoutOption(written, 0, 2).lowest).toEqual([written.lowest[0]])
})

test('parts of which nothing was chosen are not sent', () => {
  const lowest = [[{ question_id: '', option_id: '' }], [{ question_id: 'q1', option_id: 'a1' }]]
  expect(sendable({ ...written, lowest }).lowest).toEqual([lowest[1]])
})

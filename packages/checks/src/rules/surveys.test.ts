import type { JsonRecord } from '@yingzao/schema/client'
import { test } from 'vitest'
import { expectBorder } from '../testing/borders'
import { block } from '../testing/sample'

const ask = (id: string, more: JsonRecord = {}): JsonRecord => ({ id, label: '题', type: 'text', ...more })
const choices = (...ids: string[]) => ids.map((id) => ({ id, label: id }))
const choice = (id: string) => ask(id, { type: 'choice', choices: choices('c1', 'c2') })
const shownBy = (field: string, is = 'answered', value = '') => ({
  showIf: { match: 'all', tests: [{ field, is, value }] },
})
const formOf = (fields: JsonRecord[]) => [block('survey', { fields })]

test('two fields of a form, and two choices of a field, have keys of their own', () => {
  expectBorder('survey-key-repeated', formOf, {
    breaks: [[ask('a'), ask('a')], [ask('a', { type: 'choice', choices: choices('c1', 'c1') })]],
    holds: [[choice('a'), choice('b')], [ask('a')]],
  })
})

test('a condition sees an earlier field, and a choice that it has', () => {
  expectBorder('survey-condition-dead', formOf, {
    breaks: [
      [ask('a', shownBy('b')), ask('b')],
      [ask('a', shownBy('a'))],
      [ask('a', shownBy('gone'))],
      [ask('s', { type: 'statement', text: '请看' }), ask('a', shownBy('s'))],
      [choice('a'), ask('b', shownBy('a', 'is', 'c9'))],
      [choice('a'), ask('b', shownBy('a', 'anyOf', 'c1,c9'))],
    ],
    holds: [
      [ask('a'), ask('b', shownBy('a'))],
      [ask('a'), ask('b', shownBy('a', 'is', '什么都可以'))],
      [choice('a'), ask('b', shownBy('a', 'anyOf', 'c1,c2'))],
      [choice('a'), ask('b', shownBy('a'))],
    ],
  })
})

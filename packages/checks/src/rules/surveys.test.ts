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

const endsOn = (...ends: JsonRecord[]) => [block('survey', { fields: [choice('a')], ends })]
const end = (id: string, field: string): JsonRecord => ({ id, title: '结束', ...shownBy(field) })

test('an end has a condition on a field that is there, and a key of its own', () => {
  const formWith = (ends: JsonRecord[]) => endsOn(...ends)
  expectBorder('survey-condition-dead', formWith, { breaks: [[end('e', 'b')]], holds: [[end('e', 'a')]] })
  expectBorder('survey-key-repeated', formWith, {
    breaks: [[end('e', 'a'), end('e', 'a')]],
    holds: [[end('e', 'a'), end('f', 'a')]],
  })
  expectBorder('survey-end-without-condition', formWith, {
    breaks: [[{ id: 'e', title: '结束' }]],
    holds: [[end('e', 'a')], []],
  })
})

test('a form has twelve fields on three pages at most', () => {
  const fields = (count: number) => Array.from({ length: count }, (_, index) => ask(`f${index}`))
  const breaks = (count: number) =>
    Array.from({ length: count }, (_, index) => ask(`p${index}`, { type: 'page' }))
  expectBorder('survey-too-long', formOf, {
    breaks: [fields(13), [...fields(1), ...breaks(3)]],
    holds: [[...fields(12), ...breaks(2)]],
  })
})

test('who may answer once is told by a phone that is asked for', () => {
  const once = (fields: JsonRecord[]) => [block('survey', { fields, once: true })]
  expectBorder('survey-once-unknown', once, {
    breaks: [[ask('a')], [ask('a', { type: 'phone', required: false })]],
    holds: [[ask('a', { type: 'phone' })]],
  })
})

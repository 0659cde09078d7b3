import { expect, test } from 'vitest'
import { checkDocument } from './check-document'
import type { RuleWeight } from './facts'
import { rules } from './rules'
import { block, documentOf, form, LINK_HOSTS, NOW, text } from './testing/sample'
import { mayRest } from './weights'
import { problemsOfList } from './word-list'

function severitiesOf(
  blocks: Parameters<typeof documentOf>[0]['blocks'],
  weights: Record<string, RuleWeight>,
) {
  const { findings } = checkDocument(documentOf({ blocks }), {
    linkHosts: LINK_HOSTS,
    now: NOW,
    facts: { rules: weights },
  })
  return Object.fromEntries(findings.map(({ rule, severity }) => [rule, severity]))
}

test('what may rest is a rule, and none that refuses publishing', () => {
  const resting = rules.filter(({ id }) => mayRest(id))
  expect(resting.length).toBeGreaterThan(60)
  expect(resting.filter(({ severity }) => severity === 'error')).toEqual([])
  for (const id of ['risk-footer-missing', 'adviser-number', 'listed-words', 'own-words', 'superlative'])
    expect(mayRest(id), id).toBe(false)
})

test('a remark can be made to refuse publishing, or be left unsaid', () => {
  const shouting = [text('来吧！！')]
  expect(severitiesOf(shouting, {}).shouting).toBe('info')
  expect(severitiesOf(shouting, { shouting: 'warning' }).shouting).toBe('warning')
  expect(severitiesOf(shouting, { shouting: 'error' }).shouting).toBe('error')
  expect(severitiesOf(shouting, { shouting: 'off' })).not.toHaveProperty('shouting')
  expect(severitiesOf([text('全国第一的讲师')], { superlative: 'error' }).superlative).toBe('error')
})

test.each<RuleWeight>(['off', 'warning'])('what the law asks stays an error, with %j too', (weight) => {
  expect(severitiesOf([form()], { 'risk-footer-missing': weight })['risk-footer-missing']).toBe('error')
  expect(severitiesOf([text('稳赚')], { 'listed-words': weight })['listed-words']).toBe('error')
  const found = severitiesOf([block('text', { html: '<p>全国第一</p>' })], { superlative: 'off' })
  expect(found.superlative).toBe('warning')
})

test('a list is refused for words that are none, twice the same word, and rules that are not there or may not rest', () => {
  const word = (written: string) => ({ word: written, severity: 'error' as const, why: '原因', instead: '' })
  const problems = (words: string[], weights: Record<string, RuleWeight> = {}) =>
    problemsOfList({ words: words.map(word), rules: weights })
  expect(problems(['翻倍神器', 'VIP'], { shouting: 'off', superlative: 'error' })).toEqual([])
  expect(problems(['稳'])).toHaveLength(1)
  expect(problems(['。。。'])).toHaveLength(1)
  expect(problems(['字'.repeat(41)])).toHaveLength(1)
  expect(problems(['Ｖ·IP', 'vip'])).toEqual(['“vip”与“Ｖ·IP”是同一个词。'])
  expect(
    problems([], { 'no-such-rule': 'error', superlative: 'off', 'risk-footer-missing': 'warning' }),
  ).toHaveLength(3)
  expect(problems(Array.from({ length: 2_001 }, (_, index) => `词语${index}`))).toHaveLength(1)
})

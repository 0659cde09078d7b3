import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { problemsOf } from './problems-of'
import { answerParts, endOf, shownFields } from './shown-fields'
import type { SurveyAnswers, SurveyCondition, SurveyField, SurveyOperator } from './survey'

const OPERATORS: SurveyOperator[] = [
  'answered',
  'is',
  'isNot',
  'anyOf',
  'contains',
  'atLeast',
  'atMost',
  'before',
  'after',
]
const TYPES: SurveyField['type'][] = [
  'text',
  'textarea',
  'phone',
  'name',
  'choice',
  'choices',
  'date',
  'region',
  'score',
  'file',
  'consent',
  'statement',
  'page',
]
const IDS = ['a', 'b', 'c', 'd', 'e', 'constructor']
/** The first moment of a day in China. */
const day = (text: string) => Date.parse(`${text}T00:00:00+08:00`)
const word = fc.constantFrom('', ' ', '1', '2', '3', '11', '2026-01-05', '13800138000', 'x')

const condition: fc.Arbitrary<SurveyCondition> = fc.record({
  match: fc.constantFrom('all' as const, 'any' as const),
  tests: fc.array(
    fc.record({ field: fc.constantFrom(...IDS), is: fc.constantFrom(...OPERATORS), value: word }),
    { maxLength: 3 },
  ),
})

const fields: fc.Arbitrary<SurveyField[]> = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom(...IDS),
    type: fc.constantFrom(...TYPES),
    required: fc.boolean(),
    personal: fc.boolean(),
    showIf: condition,
    choices: fc.constant([{ id: '1' }, { id: '2' }, { id: '3' }]),
    most: fc.nat({ max: 2 }),
    format: fc.constantFrom('any' as const, 'number' as const, 'email' as const),
    least_length: fc.nat({ max: 2 }),
    most_length: fc.integer({ min: 2, max: 11 }),
    earliest: fc.constantFrom(undefined, day('2026-01-02')),
    latest: fc.constantFrom(undefined, day('2026-02-02')),
    scale: fc.constantFrom('stars' as const, 'ten' as const),
    accepts: fc.constant('any' as const),
    most_files: fc.integer({ min: 1, max: 3 }),
  }),
  { selector: ({ id }) => id, maxLength: 6 },
)

const answers: fc.Arbitrary<SurveyAnswers> = fc.dictionary(
  fc.constantFrom(...IDS),
  fc.oneof(word, fc.array(word, { maxLength: 3 })),
)

const ids = (shown: readonly { id: string }[]) => shown.map(({ id }) => id)

describe('whatever the form and the answers', () => {
  test('the same answers show the same fields, in the order of the form, and change nothing', () => {
    fc.assert(
      fc.property(fields, answers, (form, said) => {
        const before = JSON.stringify([form, said])
        const shown = ids(shownFields(form, said))
        expect(ids(shownFields(form, said))).toEqual(shown)
        expect(ids(form).filter((id) => shown.includes(id))).toEqual(shown)
        expect(JSON.stringify([form, said])).toBe(before)
      }),
    )
  })

  test('what was answered to a hidden field changes nothing: without it the same is shown and wrong', () => {
    fc.assert(
      fc.property(fields, answers, (form, said) => {
        const shown = ids(shownFields(form, said))
        const kept = Object.fromEntries(Object.entries(said).filter(([id]) => shown.includes(id)))
        expect(ids(shownFields(form, kept))).toEqual(shown)
        expect(problemsOf(form, kept)).toEqual(problemsOf(form, said))
      }),
    )
  })

  test('an answer decides only about later fields', () => {
    fc.assert(
      fc.property(fields, answers, fc.constantFrom(...IDS), word, (form, said, id, other) => {
        const place = form.findIndex((field) => field.id === id)
        const until = (given: SurveyAnswers) =>
          ids(shownFields(form, given).filter((f) => form.indexOf(f) <= place))
        expect(until({ ...said, [id]: other })).toEqual(until(said))
      }),
    )
  })

  test('problems are of shown fields, one for each, in their order', () => {
    fc.assert(
      fc.property(fields, answers, (form, said) => {
        const wrong = problemsOf(form, said).map(({ field }) => field)
        expect(ids(shownFields(form, said)).filter((id) => wrong.includes(id))).toEqual(wrong)
      }),
    )
  })

  test('nothing breaks on answers of any shape', () => {
    fc.assert(
      fc.property(fields, fc.dictionary(fc.constantFrom(...IDS), fc.anything()), (form, said) => {
        problemsOf(form, said as SurveyAnswers)
      }),
    )
  })
})

const field = (id: string, rest: Partial<SurveyField> = {}): SurveyField => ({
  id,
  type: 'text',
  required: true,
  personal: false,
  showIf: { match: 'all', tests: [] },
  choices: [],
  most: 0,
  format: 'any',
  least_length: 0,
  most_length: 100,
  scale: 'stars',
  accepts: 'any',
  most_files: 1,
  ...rest,
})

const after = (id: string, is: SurveyOperator, value = ''): Partial<SurveyField> => ({
  showIf: { match: 'all', tests: [{ field: id, is, value }] },
})

test('a field that goes takes along the fields that its answer has brought', () => {
  const form = [
    field('has', { type: 'choice', choices: [{ id: 'yes' }, { id: 'no' }] }),
    field('which', { ...after('has', 'is', 'yes') }),
    field('why', { ...after('which', 'answered') }),
  ]
  expect(ids(shownFields(form, { has: 'yes', which: 'A', why: 'B' }))).toEqual(['has', 'which', 'why'])
  expect(ids(shownFields(form, { has: 'no', which: 'A', why: 'B' }))).toEqual(['has'])
  expect(problemsOf(form, { has: 'no' })).toEqual([])
  expect(problemsOf(form, { has: 'yes' })).toEqual([{ field: 'which', msg: '请填写此项' }])
})

test('a condition on a later field, on itself or on one that is gone never holds', () => {
  const form = [
    field('a', after('b', 'answered')),
    field('b', after('b', 'answered')),
    field('c', after('z', 'isNot', '1')),
  ]
  expect(shownFields(form, { a: '1', b: '1', c: '1', z: '2' })).toEqual([])
})

test('a page that is not shown takes along all that stands on it, until the next', () => {
  const form = [
    field('has'),
    field('more', { type: 'page', ...after('has', 'is', '1') }),
    field('which'),
    field('last', { type: 'page' }),
    field('phone'),
  ]
  expect(ids(shownFields(form, { has: '1' }))).toEqual(['has', 'more', 'which', 'last', 'phone'])
  expect(ids(shownFields(form, { has: '2', which: '9' }))).toEqual(['has', 'last', 'phone'])
  expect(problemsOf(form, { has: '2', phone: '1' })).toEqual([])
})

test('the first end whose condition holds is shown; what was answered to a hidden field brings none', () => {
  const form = [field('has'), field('score', after('has', 'is', '1'))]
  const end = (id: string, is: SurveyOperator, value: string) => ({
    id,
    showIf: { match: 'all' as const, tests: [{ field: 'score', is, value }] },
  })
  const ends = [end('low', 'atMost', '3'), end('high', 'atLeast', '3')]
  expect(endOf(ends, form, { has: '1', score: '3' })?.id).toBe('low')
  expect(endOf(ends, form, { has: '1', score: '5' })?.id).toBe('high')
  expect(endOf(ends, form, { has: '2', score: '5' })).toBeUndefined()
  const always = { id: 'x', showIf: { match: 'all' as const, tests: [] } }
  expect(endOf([always], form, { has: '1' })).toBeUndefined()
})

test('of several conditions all or any must hold', () => {
  const tests = [
    { field: 'a', is: 'is' as const, value: '1' },
    { field: 'b', is: 'is' as const, value: '1' },
  ]
  const form = (match: 'all' | 'any') => [field('a'), field('b'), field('c', { showIf: { match, tests } })]
  expect(ids(shownFields(form('all'), { a: '1', b: '2' }))).toEqual(['a', 'b'])
  expect(ids(shownFields(form('any'), { a: '1', b: '2' }))).toEqual(['a', 'b', 'c'])
})

test.each<[SurveyOperator, string, string | string[], boolean]>([
  ['is', '1', '1', true],
  ['is', '1', ['1', '2'], false],
  ['isNot', '1', '2', true],
  ['isNot', '1', '1', false],
  ['isNot', '1', '', false],
  ['anyOf', '1,2', ['2', '3'], true],
  ['anyOf', '1,2', '3', false],
  ['contains', '基', '基金和股票', true],
  ['contains', '2', ['1', '2'], true],
  ['contains', '', '基', false],
  ['atLeast', '9', '10', true],
  ['atLeast', '9', '8', false],
  ['atMost', '6', '10', false],
  ['before', '2026-01-05', '2026-01-04', true],
  ['before', '2026-01-05', '2026-01-05', false],
  ['after', '2026-01-05', '2026-01-06', true],
])('an earlier answer %s %j: %j is %s', (is, value, said, holds) => {
  const form = [field('a'), field('b', after('a', is, value))]
  expect(ids(shownFields(form, { a: said })).includes('b')).toBe(holds)
})

const choices = [{ id: '1' }, { id: '2' }, { id: '3' }]
const FILE = '2f0c9a4e-6b1d-4a57-9a0e-0d6f0a1b2c3d'

test.each<[string, Partial<SurveyField>, string | string[], string | undefined]>([
  ['a text', {}, '好', undefined],
  ['a text that is too long', { most_length: 2 }, '一二三', '最多 2 个字，现在有 3 个'],
  ['a text that is too short', { least_length: 2 }, '一', '至少 2 个字'],
  ['a number', { format: 'number' }, '12.5', undefined],
  ['no number', { format: 'number' }, '12万', '请输入数字'],
  ['an e-mail address', { format: 'email' }, 'a@b.cn', undefined],
  ['no e-mail address', { format: 'email' }, 'a@b', '请输入正确的邮箱'],
  ['a phone', { type: 'phone' }, '13800138000', undefined],
  ['no phone', { type: 'phone' }, '1380013800', '请输入正确的手机号'],
  ['a name', { type: 'name' }, ' 王女士 ', undefined],
  ['a name that is too long', { type: 'name' }, '一二三四五六七八九十一二三', '姓名最多 12 个字'],
  ['a choice that there is not', { type: 'choice', choices }, '9', '请选择一项'],
  ['too many choices', { type: 'choices', choices, most: 2 }, ['1', '2', '3'], '最多选 2 项'],
  ['as many choices as one likes', { type: 'choices', choices }, ['1', '2', '3'], undefined],
  ['a day', { type: 'date' }, '2024-02-29', undefined],
  ['no day', { type: 'date' }, '2026-02-30', '请选择正确的日期'],
  [
    'a day too early',
    { type: 'date', earliest: day('2026-01-02') },
    '2026-01-01',
    '请选择 2026-01-02 或之后的日期',
  ],
  [
    'a day too late',
    { type: 'date', latest: day('2026-01-02') },
    '2026-01-03',
    '请选择 2026-01-02 或之前的日期',
  ],
  ['a region', { type: 'region' }, ['440000', '440100', '440106'], undefined],
  ['half a region', { type: 'region' }, ['440000', '440100'], '请选择省、市、区'],
  ['five stars', { type: 'score' }, '5', undefined],
  ['no star', { type: 'score' }, '0', '请打分'],
  ['ten of ten', { type: 'score', scale: 'ten' }, '10', undefined],
  ['none of ten', { type: 'score', scale: 'ten' }, '0', undefined],
  ['a file', { type: 'file' }, [FILE], undefined],
  ['more files than asked for', { type: 'file' }, [FILE, FILE.replace('2f', '3f')], '最多 1 个文件'],
  ['what is no file', { type: 'file' }, ['../etc/passwd'], '请上传文件'],
  ['spaces', {}, '  ', '请填写此项'],
  ['a statement', { type: 'statement' }, '', undefined],
])('%s', (_what, rest, said, msg) => {
  expect(problemsOf([field('a', rest)], { a: said })).toEqual(msg ? [{ field: 'a', msg }] : [])
  const { length } = answerParts({ a: said }, 'a')
  if (length === 0) expect(problemsOf([field('a', { ...rest, required: false })], { a: said })).toEqual([])
})

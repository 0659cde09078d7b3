import { readdirSync, readFileSync } from 'node:fs'
import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkDocument } from '../check-document'
import type { AdviserFacts, SiteFacts } from '../facts'
import { documentOf, LINK_HOSTS, NOW, person, text } from '../testing/sample'
import { spellingRules } from './spelling'

const SITE: SiteFacts = {
  company: '华南某某投资顾问有限公司',
  license_no: 'Z0000001',
  phone: '020-80000000',
  adviser: '林晓舟',
  adviser_no: 'A0740000000001',
  filing_no: '',
}
const ZHOU = { name: '周明远', number: 'A0740000000022' }
const HE = { name: '何静', number: 'A0740000000333' }

const IDS = new Set(spellingRules.map(({ id }) => id))

interface Facts {
  site?: SiteFacts
  advisers?: readonly AdviserFacts[]
}

function findingsOf(document: JsonValue, { site = SITE, advisers = [ZHOU, HE] }: Facts = {}) {
  const { findings } = checkDocument(document, { linkHosts: LINK_HOSTS, now: NOW, facts: { site, advisers } })
  return findings.filter(({ rule }) => IDS.has(rule))
}

const ofText = (html: string, facts?: Facts) => findingsOf(documentOf({ blocks: [text(html)] }), facts)
const ofPerson = (more: Parameters<typeof person>[0]) => findingsOf(documentOf({ blocks: [person(more)] }))
const short = (findings: ReturnType<typeof findingsOf>) =>
  findings.map(({ rule, severity, correction }) => [rule, severity, correction?.from, correction?.to])

describe('names and numbers', () => {
  test.each([
    [
      'another number beside a name',
      '林晓舟 A0740000000002',
      ['adviser-number-wrong', 'error', 'A0740000000002', 'A0740000000001'],
    ],
    [
      'a name behind its number',
      'A0740000000023（周明远）',
      ['adviser-number-wrong', 'error', 'A0740000000023', 'A0740000000022'],
    ],
    [
      'a number without its last digit',
      '何静，编号：A074000000033',
      ['adviser-number-wrong', 'error', 'A074000000033', 'A0740000000333'],
    ],
    [
      'a colleague’s number',
      '何静：A0740000000022',
      ['adviser-number-wrong', 'error', 'A0740000000022', 'A0740000000333'],
    ],
    [
      'a number in full width',
      '何静：Ａ０７４０００００００３３３',
      ['adviser-number-wrong', 'warning', 'Ａ０７４０００００００３３３', 'A0740000000333'],
    ],
    [
      'nobody’s number',
      '投资顾问执业编号 A9990000000001',
      ['adviser-number-unknown', 'warning', undefined, undefined],
    ],
    [
      'nobody’s number that is nearly somebody’s',
      '登记编号 A0740000000332',
      ['adviser-number-unknown', 'warning', 'A0740000000332', 'A0740000000333'],
    ],
    [
      'a name that sounds the same',
      '投资顾问林小舟（执业编号：A0740000000001）',
      ['adviser-name-wrong', 'warning', '林小舟', '林晓舟'],
    ],
    [
      'a company with another character',
      '华南某某投资顾间有限公司出品',
      ['company-name-wrong', 'warning', '华南某某投资顾间有限公司', SITE.company],
    ],
    [
      'a company without one',
      '© 华南某某投资顾问有公司',
      ['company-name-wrong', 'warning', '华南某某投资顾问有公司', SITE.company],
    ],
    [
      'a licence with another digit',
      '许可证号：Z0000007。',
      ['licence-number-wrong', 'warning', 'Z0000007', 'Z0000001'],
    ],
    [
      'a licence in full width',
      '许可证号Ｚ0000001',
      ['licence-number-wrong', 'warning', 'Ｚ0000001', 'Z0000001'],
    ],
  ])('%s is said: %s', (_what, html, finding) => {
    expect(short(ofText(html))).toEqual([finding])
  })

  test.each([
    ['each with their own number', '林晓舟 A0740000000001，周明远 A0740000000022、何静（A0740000000333）'],
    ['a name alone', '主讲：林小舟，助教：何静'],
    ['an order or a longer number', '订单 AB07400000000021234567，编号 Z00000012'],
    ['the company as it is, twice', `${SITE.company}、${SITE.company}`],
    ['another company', '华南某某基金销售有限公司'],
  ])('%s is nobody’s mistake: %s', (_what, html) => {
    expect(ofText(html)).toEqual([])
  })

  test('a person’s name and number are held against each other, each at its field', () => {
    const wrong = ofPerson({ name: '周明远', adviser_no: 'A0740000000021' })
    expect(wrong.map(({ rule, path }) => [rule, path])).toEqual([
      ['adviser-number-wrong', 'page_schema[0].value.list[0].adviser_no'],
    ])
    const misspelt = ofPerson({ name: '周明元', adviser_no: ZHOU.number })
    expect(misspelt.map(({ path, correction }) => [path, correction?.to])).toEqual([
      ['page_schema[0].value.list[0].name', '周明远'],
    ])
    expect(ofPerson({ name: '周明远', adviser_no: ZHOU.number })).toEqual([])
    expect(short(ofPerson({ name: '何景', adviser_no: ZHOU.number }))).toEqual([
      ['adviser-name-wrong', 'warning', undefined, undefined],
    ])
  })

  test('a company that keeps no list is told nothing of numbers it does not know, and one of examples nothing at all', () => {
    expect(ofText('投资顾问执业编号 A9990000000001', { advisers: [] })).toEqual([])
    const site = { ...SITE, company: '示例投资顾问有限公司', license_no: '示例许可证号', adviser: '示例顾问' }
    expect(ofText('示例投资顾间有限公司，示例顾问 A0740000000009', { site, advisers: [] })).toEqual([])
  })

  test('any slip of one character is found, and its correction gives the right words', () => {
    const slip = fc.record({ at: fc.nat(11), by: fc.constantFrom(...'甲乙丙丁龘') })
    fc.assert(
      fc.property(slip, ({ at, by }) => {
        const wrong = `${SITE.company.slice(0, at)}${by}${SITE.company.slice(at + 1)}`
        const [finding] = ofText(`本页由${wrong}制作`)
        const { from = '', to = '' } = finding?.correction ?? {}
        expect(`本页由${wrong}制作`.replace(from, to)).toBe(`本页由${SITE.company}制作`)
      }),
      { numRuns: 60 },
    )
  })

  test('of pages that are beyond reproach nothing is said, whoever works for the company', () => {
    const pages = [...documentsIn('demo/pages'), ...documentsIn('packages/pages/templates'), ...sections()]
    expect(pages.length).toBeGreaterThan(50)
    // Real names and some that the samples use, in any combination.
    const name = fc.constantFrom('林晓舟', '周明远', '何静', '李明', '王芳', '陈老师', '张伟')
    const number = fc.integer({ min: 1, max: 999 }).map((n) => `S0740${String(n).padStart(9, '0')}`)
    const advisers = fc.array(fc.record({ name, number }), { maxLength: 4 })
    fc.assert(
      fc.property(advisers, number, (list, own) => {
        const site = { ...SITE, adviser_no: own }
        const said = pages.flatMap((page) => findingsOf(page, { site, advisers: list }))
        expect(said.filter(({ rule }) => rule !== 'adviser-number-unknown')).toEqual([])
      }),
      { numRuns: 5 },
    )
  }, 60_000)
})

const ROOT = new URL('../../../../', import.meta.url)

function jsonIn(folder: string): JsonRecord[] {
  const place = new URL(`${folder}/`, ROOT)
  return readdirSync(place)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, place), 'utf8')))
}

function documentsIn(folder: string): JsonRecord[] {
  return jsonIn(folder).map((file) =>
    'document' in file ? { code: 'x', ...(file.document as JsonRecord) } : file,
  )
}

function sections(): JsonRecord[] {
  return readdirSync(new URL('packages/pages/sections/', ROOT)).flatMap((kind) =>
    jsonIn(`packages/pages/sections/${kind}`).map(({ page_schema = [] }) =>
      documentOf({ blocks: page_schema as JsonValue[] }),
    ),
  )
}

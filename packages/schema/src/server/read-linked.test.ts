import { expect, test } from 'vitest'
import type { JsonValue } from '../json'
import { sampleSpecs } from '../testing/sample-specs'
import { toWireDocument } from '../wire-document'
import { readDocument } from './read-document'

const SECTION = 'a3c1d2e4-0000-4000-8000-000000000001'
const read = (linked: JsonValue) =>
  readDocument(
    { code: 'a', title: '页', page_schema: [{ name: 'text', value: { html: '<p>一</p>', linked } }] },
    sampleSpecs,
  )
const linkIn = ({ document }: ReturnType<typeof read>) => document.page_schema[0]?.common.linked

test('of which section a block is survives being read, written and read again', () => {
  for (const linked of [
    { section: SECTION, revision: 3 },
    { section: SECTION, revision: 1, edited: true },
  ]) {
    const first = read(linked)
    expect(linkIn(first)).toEqual(linked)
    const again = readDocument(JSON.parse(JSON.stringify(toWireDocument(first.document))), sampleSpecs)
    expect(linkIn(again)).toEqual(linked)
    expect(again.findings.filter(({ path }) => path.includes('linked'))).toEqual([])
  }
})

test.each<[JsonValue]>([
  [{ section: '../7', revision: 1 }],
  [{ section: SECTION.toUpperCase(), revision: 1 }],
  [{ section: SECTION, revision: 0 }],
  [{ section: SECTION, revision: 1.5 }],
  [{ section: SECTION, revision: '1' }],
  [{ section: SECTION }],
  [SECTION],
  [7],
])('%j leads to no section: the block is a copy, and that is said', (linked) => {
  const found = read(linked)
  expect(linkIn(found)).toBeUndefined()
  expect(found.findings.filter(({ path }) => path.includes('linked'))).toMatchObject([
    { rule: 'unusable-value', severity: 'warning' },
  ])
})

test('only what it is known by is taken over', () => {
  expect(linkIn(read({ section: SECTION, revision: 2, edited: 'yes', more: '<script>' }))).toEqual({
    section: SECTION,
    revision: 2,
  })
})

import { portraits, scenes } from '@yingzao/art'
import { specs } from '@yingzao/blocks/props'
import { checkDocument } from '@yingzao/checks'
import { sectionKinds } from '@yingzao/contract/studio'
import type { JsonValue } from '@yingzao/schema/client'
import { readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { librarySections } from './sections'

const sections = [...librarySections().values()]
const pageOf = (page_schema: readonly JsonValue[]) => ({
  code: 'library',
  title: '年末公开课',
  meta: { keywords: '', description: '年末公开课的报名页面' },
  extra: { pageID: '' },
  page_schema: [...page_schema],
})

/** What every page has besides its sections: the place that links lead to, and the footer. */
const form = { name: 'text', id: 'form', value: { html: '<p>在这里留下手机号</p>' } }
const footer = { name: 'footer', value: { show: true, show3: true, show4: true, show5: true, fxts: true } }

/** What a library file may name: a scene, or a portrait by its number. */
const DRAWINGS = new Set<string | undefined>([
  ...scenes.map(({ id }) => id),
  ...portraits.map((_, index) => `portrait-${index + 1}`),
])

/** Before the sample countdown ends. */
const NOW = Date.UTC(2026, 10, 23)

/** Reported for a page whose author has more to do: a share picture, the code of their own customer service. */
const LEFT_TO_AUTHORS = ['share-image-missing', 'state-code-missing']

/** What the library makes up as an example: nobody publishes it. */
const SAMPLES = ['sample-content', 'sample-name']

test('every kind of section has several to choose from', () => {
  const counts = sectionKinds.map((kind) => [kind, sections.filter((each) => each.kind === kind).length])
  expect(counts).toEqual(sectionKinds.map((kind) => [kind, 4]))
})

test('titles tell the sections of a kind apart and fit below a small picture', () => {
  expect(sections.filter(({ title }) => title === '' || [...title].length > 14)).toEqual([])
  expect(new Set(sections.map(({ kind, title }) => `${kind} ${title}`)).size).toBe(sections.length)
})

test.each(sections)('$id is one section that is read as it is written', ({ page_schema }) => {
  expect(page_schema.map(({ name }) => name)).toEqual(['section'])
  expect(readDocument(pageOf(page_schema), specs).findings).toEqual([])
})

test.each(sections)(
  '$id breaks no rule of publishing but that its samples are to be replaced',
  ({ page_schema }) => {
    const { findings } = checkDocument(pageOf([...page_schema, form, footer]), { linkHosts: [], now: NOW })
    expect(findings.filter(({ rule }) => ![...LEFT_TO_AUTHORS, ...SAMPLES].includes(rule))).toEqual([])
  },
)

test.each(sections)('$id has no more than one button and shows drawings only', ({ page_schema }) => {
  const text = JSON.stringify(page_schema)
  expect(text.match(/"type":7/g)?.length ?? 0).toBeLessThan(2)
  const pictures = [...text.matchAll(/"([a-z-]+?(?:-\d)?)-\d{1,2}x\d{1,2}\.svg"/g)].map(([, name]) => name)
  expect(pictures.filter((name) => !DRAWINGS.has(name))).toEqual([])
  expect(pictures).toHaveLength(text.match(/\.(svg|png|jpe?g|webp|gif)"/g)?.length ?? 0)
})

import { readdirSync } from 'node:fs'
import { portraits, scenes } from '@yingzao/art'
import { specs } from '@yingzao/blocks/props'
import { checkDocument } from '@yingzao/checks'
import { type SurveyField, shownFields } from '@yingzao/contract/client'
import { type Block, walkBlocks } from '@yingzao/schema/client'
import { type JsonRecord, type PageDocument, readDocument, walkFields } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { libraryTemplates } from './templates'

const templates = [...libraryTemplates().values()].map((template) => ({
  ...template,
  page: { ...template.document, code: 'library' } as JsonRecord,
}))

/** What a library file may name: a scene, or a portrait by its number. */
const DRAWINGS = new Set<string | undefined>([
  ...scenes.map(({ id }) => id),
  ...portraits.map((_, index) => `portrait-${index + 1}`),
])

/** Before the sample countdowns end. */
const NOW = Date.UTC(2026, 10, 23)

/** The author's own picture for the shared card, and the code of their own customer service. */
const LEFT_TO_AUTHORS = ['share-image-missing', 'state-code-missing']

/** What the library makes up as an example: nobody publishes it. */
const SAMPLES = ['sample-content', 'sample-name']

/** The templates that name people, give figures or state a price. */
const HAVE_SAMPLES = [
  'adviser-card',
  'course',
  'etf-week',
  'holiday',
  'lecture-tour',
  'live-stream',
  'product-launch',
  'renewal',
  'report',
  'win-back',
]

test('there are sixteen, and every purpose has one', () => {
  expect(templates).toHaveLength(16)
  expect(new Set(templates.map(({ purpose }) => purpose))).toEqual(
    new Set(['acquire', 'convert', 'event', 'retain', 'notify']),
  )
})

test('the gallery lists every file, the strongest first', () => {
  const files = readdirSync(new URL('../templates/', import.meta.url))
  const ids = templates.map(({ id }) => id)
  expect(ids.map((id) => `${id}.json`).toSorted()).toEqual(files.toSorted())
  expect(ids.slice(0, 4)).toEqual(['course', 'open-account', 'etf-week', 'live-stream'])
})

test('a survey asks with conditions and a score, and for a phone only of those who want an answer', () => {
  const page = libraryTemplates().get('survey')?.document
  const blocks = Array.from(
    walkBlocks(readDocument({ ...page, code: 'x' }, specs).document),
    (it) => it.block,
  )
  const fields = blocks.find(({ id }) => id === 'form')?.value.fields as SurveyField[]
  expect(new Set(fields.map(({ type }) => type))).toContain('score')
  const asked = (answer: string) => shownFields(fields, { answer }).map(({ type }) => type)
  expect(asked('c2').filter((type) => type === 'phone' || type === 'name')).toEqual([])
  expect(asked('c1').slice(-2)).toEqual(['name', 'phone'])
})

test('titles and sentences fit their places in the gallery and tell the templates apart', () => {
  const long = (text: string, most: number) => text === '' || [...text].length > most
  expect(templates.filter(({ title, about }) => long(title, 10) || long(about, 30))).toEqual([])
  for (const of of [
    (it: (typeof templates)[number]) => it.title,
    (it: (typeof templates)[number]) => it.about,
  ]) {
    expect(new Set(templates.map(of)).size).toBe(templates.length)
  }
})

test.each(templates)('$id is read as it is written', ({ page }) => {
  expect(readDocument(page, specs).findings).toEqual([])
})

test.each(templates)(
  '$id breaks no rule of publishing but that its samples are to be replaced',
  ({ page }) => {
    const { findings } = checkDocument(page, { linkHosts: [], now: NOW })
    expect(findings.filter(({ rule }) => ![...LEFT_TO_AUTHORS, ...SAMPLES].includes(rule))).toEqual([])
  },
)

test('who takes a template as it is publishes nobody and nothing that the library made up', () => {
  const held = templates.filter(({ page }) =>
    checkDocument(page, { linkHosts: [], now: NOW }).findings.some(
      ({ rule, severity }) => SAMPLES.includes(rule) && severity === 'error',
    ),
  )
  expect(held.map(({ id }) => id).sort()).toEqual(HAVE_SAMPLES)
})

test.each(templates)('$id is six to ten sections that end in the footer', ({ page }) => {
  const { document } = readDocument(page, specs)
  const names = document.page_schema.map(({ name }) => name)
  const sections = names.filter((name) => name === 'section')
  expect(sections.length).toBeGreaterThanOrEqual(6)
  expect(sections.length).toBeLessThanOrEqual(10)
  expect(names.slice(0, sections.length)).toEqual(sections)
  expect(names[sections.length]).toBe('footer')
  expect(names.filter((name) => name === 'popup').length).toBeLessThan(2)
})

test.each(templates)('$id changes its ground at least once in three sections', ({ page }) => {
  const grounds = readDocument(page, specs).document.page_schema.flatMap(({ name, value }) =>
    name === 'section' ? [value.ground] : [],
  )
  const alike = grounds.filter((ground, index) => index > 0 && ground === grounds[index - 1])
  expect(alike).toEqual([])
  expect(
    grounds.filter((ground) => ['brand', 'dark', 'glow', 'picture'].includes(String(ground))).length,
  ).toBeGreaterThan(0)
})

test.each(templates)('$id has one place that its first section leads to', ({ page }) => {
  const { document } = readDocument(page, specs)
  const blocks = Array.from(walkBlocks(document), ({ block }) => block)
  expect(blocks.filter(({ id }) => id === 'form')).toHaveLength(1)
  expect(JSON.stringify(document.page_schema[0])).toContain('"atext":"#form"')
})

test.each(templates)('$id prints all that the law asks for', ({ page }) => {
  const { document } = readDocument(page, specs)
  const footers = Array.from(walkBlocks(document), ({ block }) => block).filter(
    ({ name }) => name === 'footer',
  )
  expect(footers.map(({ value }) => value)).toEqual([
    expect.objectContaining({ show: true, show3: true, show4: true, show5: true, fxts: true }),
  ])
})

test.each(templates)('$id says that there is a risk where visitors read it', ({ page }) => {
  expect(JSON.stringify(page)).toContain('风险')
})

/** Whether an author can edit what is at a path of the page. */
const isField = (document: PageDocument, path: string) => {
  const [place = '', field] = path.split('.value.')
  const block = place
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, step) => (value as JsonRecord | undefined)?.[step], document)
  if (field === undefined) return typeof block === 'string'
  const { name = '', value = {} } = (block ?? {}) as Partial<Block>
  return Array.from(walkFields(value, specs.find(name)?.fields ?? [])).some((walked) => walked.path === field)
}

/** Blocks by their numbers; what belongs to the page itself comes after all of them. */
const placeOf = (path: string) =>
  path.startsWith('page_schema')
    ? (path.split('.value')[0]?.match(/\d+/g) ?? []).map((step) => step.padStart(3, '0')).join(' ')
    : '~'

test.each(templates)(
  '$id names five to eight places to fill in, which it has, in page order',
  ({ slots, page }) => {
    const { document } = readDocument(page, specs)
    expect(slots.length).toBeGreaterThanOrEqual(5)
    expect(slots.length).toBeLessThanOrEqual(8)
    expect(slots.filter((path) => !isField(document, path))).toEqual([])
    expect(slots.map(placeOf)).toEqual(slots.map(placeOf).sort())
    expect(slots).toContain('extra.share.title')
  },
)

test.each(templates)('$id shows drawings only', ({ page }) => {
  const text = JSON.stringify(page)
  const pictures = [...text.matchAll(/"([a-z-]+?(?:-\d)?)-\d{1,2}x\d{1,2}\.svg"/g)].map(([, name]) => name)
  expect(pictures.filter((name) => !DRAWINGS.has(name))).toEqual([])
  expect(pictures).toHaveLength(text.match(/\.(svg|png|jpe?g|webp|gif)"/g)?.length ?? 0)
})

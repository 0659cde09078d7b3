import { expect, test } from 'vitest'
import type { JsonValue } from '../json'
import { HOSTILE_ADDRESSES } from '../testing/hostile-addresses'
import { sampleSpecs } from '../testing/sample-specs'
import { actionFields } from './action-props'
import type { Field } from './fields'
import { readDocument } from './read-document'

const ADDRESS_CONTROLS = new Set(['link', 'image', 'media', 'path'])

/** A value that holds the address in one field, for every field that takes one. */
function* plantings(
  fields: readonly Field[],
  address: string,
  at = '',
): Generator<[string, Record<string, JsonValue>]> {
  for (const field of fields) {
    const path = `${at}.${field.name}`
    if (ADDRESS_CONTROLS.has(field.control ?? '')) yield [path, { [field.name]: address }]
    // Type 7 and 8 are the ones that follow an address.
    const beside = field.control === 'action' ? { type: path.endsWith('api') ? 8 : 7 } : {}
    if (field.kind === 'object') {
      for (const [inner, value] of plantings(field.fields, address, path))
        yield [inner, { [field.name]: { ...beside, ...value } }]
    }
    if (field.kind === 'list' && field.item.kind === 'object') {
      for (const [inner, value] of plantings(field.item.fields, address, path))
        yield [inner, { [field.name]: [value] }]
    }
  }
}

const fields = [
  ...sampleSpecs.all.flatMap(({ name, fields: own }) =>
    [...plantings(own, '')].map(([path]) => `${name}${path}`),
  ),
  ...[...plantings(actionFields, '')].map(([path]) => `action${path}`),
]

test('every kind of address field is tried', () => {
  expect(fields).toEqual([
    'image.url',
    'button.image.url',
    'swiper.list.image',
    'swiper.list.action.api',
    'swiper.list.action.atext',
    'retainPopup.button1_url',
    'retainPopup.video',
    'action.api',
    'action.atext',
  ])
})

test.each(HOSTILE_ADDRESSES)('%j survives in no field of any block', (address) => {
  const blocks: JsonValue[] = []
  for (const { name, fields: own } of sampleSpecs.all) {
    for (const [, value] of plantings(own, address)) blocks.push({ name, value: { type: 'image', ...value } })
  }
  for (const [, value] of plantings(actionFields, address)) {
    for (const beside of [{ type: 7 }, { type: 1, pageName: 'webPage' }])
      blocks.push({ name: 'text', value: { html: '<p>好</p>', action: { ...beside, ...value } } })
  }
  blocks.push({ name: 'text', value: { html: `<a href="${address.replaceAll('"', '&quot;')}">去</a>` } })
  const page: JsonValue = { code: 'a', background: address, page_schema: blocks }
  const { document, findings } = readDocument(page, sampleSpecs)
  expect(document.page_schema).toHaveLength(blocks.length)
  const survivor = JSON.stringify(address.trim()).slice(1, -1)
  const texts = JSON.stringify(document.page_schema.map(({ value, common }) => [value, common]))
  expect(texts).not.toContain(`"${survivor}"`)
  expect(texts).not.toContain('href')
  expect(document.background).toBe('')
  expect(findings.filter(({ rule }) => rule === 'bad-address').length).toBeGreaterThan(blocks.length / 2)
})

test('control: a proper address survives in all of them', () => {
  for (const { name, fields: own } of sampleSpecs.all) {
    for (const [, value] of plantings(own, '/assets/a.png')) {
      const page: JsonValue = { page_schema: [{ name, value: { type: 'image', ...value } }] }
      expect(JSON.stringify(readDocument(page, sampleSpecs).document)).toContain('"/assets/a.png"')
    }
  }
})

import { specs } from '@yingzao/blocks/props'
import type { JsonRecord, JsonValue } from '@yingzao/schema/client'
import type { Field } from '@yingzao/schema/server'
import { FOREIGN_LINKS, HOSTILE_ADDRESSES } from '@yingzao/schema/testing'
import { expect, test } from 'vitest'
import { checkDocument } from './check-document'

const LINK_HOSTS = ['*.example.com']
const ADDRESS_CONTROLS = new Set(['link', 'image', 'media', 'path'])

/** A value for every address field of a block, with the address in that field alone. */
function* plantings(fields: readonly Field[], address: string): Generator<JsonRecord> {
  for (const field of fields) {
    if (ADDRESS_CONTROLS.has(field.control ?? '')) yield { [field.name]: address }
    if (field.kind === 'object') {
      for (const value of plantings(field.fields, address)) yield { [field.name]: { type: 7, ...value } }
    }
    if (field.kind === 'list' && field.item.kind === 'object') {
      for (const value of plantings(field.item.fields, address)) yield { [field.name]: [value] }
    }
  }
}

function pageOf(address: string): JsonValue[] {
  return specs.all.flatMap(({ name, fields }) => [
    ...Array.from(plantings(fields, address), (value): JsonValue => ({ name, value })),
    { name, action: { type: 7, atext: address } },
    { name, action: { type: 8, api: address } },
  ])
}

test('control: a proper address reaches every field of every registered block', () => {
  const address = '/assets/a.png'
  for (const block of pageOf(address)) {
    const { document } = checkDocument({ page_schema: [block] }, { linkHosts: LINK_HOSTS })
    expect(JSON.stringify(document)).toContain(`"${address}"`)
  }
})

test.each(HOSTILE_ADDRESSES)('%j survives in no registered block, and refuses publishing', (address) => {
  const page: JsonValue = { code: 'a', title: '页', page_schema: pageOf(address) }
  const { document, publishable } = checkDocument(page, { linkHosts: LINK_HOSTS })
  expect(JSON.stringify(document)).not.toContain(`"${JSON.stringify(address.trim()).slice(1, -1)}"`)
  expect(publishable).toBe(false)
})

test.each(FOREIGN_LINKS)('a link to %j refuses publishing, whichever block has it', (address) => {
  for (const { name } of specs.all) {
    const block: JsonValue = { name, action: { type: 7, atext: address } }
    const { findings } = checkDocument({ page_schema: [block] }, { linkHosts: LINK_HOSTS })
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'link-host', severity: 'error' }))
  }
})

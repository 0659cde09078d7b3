import { specs } from '@yingzao/blocks/props'
import { checkDocument } from '@yingzao/checks'
import { walkBlocks } from '@yingzao/schema/client'
import { parseDocument, readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { outlineOf } from './outline-of'
import { piecesOf } from './pieces'
import { templates } from './templates'

const keys = templates.map(({ key }) => key)

async function documentOf(key: string) {
  const text = await templates.find((template) => template.key === key)?.load()
  const parsed = parseDocument(text ?? '')
  if (!parsed.ok) throw new Error(`The template "${key}" cannot be read: ${JSON.stringify(parsed.findings)}`)
  return parsed.value
}

test('there are eight', () => expect(keys).toHaveLength(8))

test.each(keys)('the template %s is read as it stands, without a prop that is not known', async (key) => {
  expect(readDocument(await documentOf(key), specs).findings).toEqual([])
})

test.each(keys)('a page of the template %s can be published', async (key) => {
  const { findings, publishable } = checkDocument(await documentOf(key), { linkHosts: [] })
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(publishable).toBe(true)
})

test.each(keys)(
  'the template %s ends in the risk notice, and asks for consent where it asks for a phone',
  async (key) => {
    const { document } = readDocument(await documentOf(key), specs)
    const blocks = Array.from(walkBlocks(document), ({ block }) => block)
    expect(blocks.find(({ name }) => name === 'footer')?.value).toMatchObject({
      show: true,
      show3: true,
      fxts: true,
    })
    for (const { value } of blocks.filter(({ name }) => name === 'leadForm' || name === 'wBrokerRegister')) {
      expect(value.consent).toContain('《隐私政策》')
    }
  },
)

// After a change of a template: npx vitest run --project unit apps/studio/src/features/pages/templates -u
test('the pictures show the templates as they are', async () => {
  const outlines = await Promise.all(
    keys.map(async (key) => [key, outlineOf(readDocument(await documentOf(key), specs).document)]),
  )
  const text = `${JSON.stringify(Object.fromEntries(outlines), null, 1)}\n`
  await expect(text).toMatchFileSnapshot('./outlines.generated.json')
})

test.each(templates)('the picture of $key fills its frame, and nothing stands beside it', ({ outline }) => {
  const pieces = piecesOf(outline.blocks, 150)
  expect(Math.max(...pieces.map(({ y, height }) => y + height))).toBeGreaterThan(216)
  for (const { x, width, height } of pieces) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x + width).toBeLessThanOrEqual(150.01)
    expect(height).toBeGreaterThan(0)
  }
})

import { examples } from '@yingzao/blocks/examples'
import { presets } from '@yingzao/blocks/presets'
import { specs } from '@yingzao/blocks/props'
import { Editor, insertBlocks, PAGE } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import type { JsonValue } from '@yingzao/schema/client'
import { readDocument } from '@yingzao/schema/server'
import { expect, test } from 'vitest'
import { emptyPage } from '../testing/pages'
import { variantsOf } from './variants'

const NAMES = Object.keys(presets)

test.each(NAMES)('the ready looks of %s can be put into a page as they are', (name) => {
  const variants = variantsOf(specs, name)
  expect(variants.length).toBeGreaterThan(1)
  expect(new Set(variants.map(({ title }) => title)).size).toBe(variants.length)
  for (const variant of variants) {
    const editor = new Editor({ page: emptyPage(), catalogue: catalogueOf(specs), now: () => 0 })
    expect(editor.run(insertBlocks, { blocks: variant.blocks(), at: { parentId: PAGE } }).ok).toBe(true)
    expect(editor.page.page_schema.map((block) => block.name)).toEqual([name])
  }
})

/** Findings about what a look leaves for its writer to fill in. */
const LEFT_OPEN: ReadonlySet<string> = new Set(['required-empty', 'too-few'])

test.each(NAMES)('the ready looks of %s say nothing that its reader would have to mend', (name) => {
  const page_schema = (presets[name] ?? []).map(({ value, common, children }) => ({
    name,
    value: { ...common, ...value },
    children: children ?? [],
  }))
  const document = JSON.parse(JSON.stringify({ code: 'p', title: '页', page_schema })) as JsonValue
  const { findings } = readDocument(document, specs)
  expect(findings.filter(({ rule }) => !LEFT_OPEN.has(rule))).toEqual([])
})

test('nobody is offered what is only there for tests', () => {
  const text = JSON.stringify(presets)
  // Pictures of the demo, states of the gateway, links and ids that the page of somebody else does not have.
  expect(text).not.toMatch(/\/assets\/|\/h5-page\/|"action"|popupId|最长|没有内容|什么都没有|正在读取/)
  const offered = (name: string) => variantsOf(specs, name).map(({ title }) => title)
  expect(offered('button')).toEqual(['主按钮', '跳动的按钮', '呼吸的按钮', '图片按钮'])
  const fixture = examples.button?.find(({ title }) => title === '最长的文字')
  expect(fixture).toBeDefined()
  expect(offered('button')).not.toContain(fixture?.title)
})

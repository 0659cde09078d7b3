import { specs } from '@yingzao/blocks/props'
import { Editor, insertBlocks, PAGE } from '@yingzao/editor-core'
import { catalogueOf } from '@yingzao/editor-core/specs'
import { expect, test } from 'vitest'
import { emptyPage } from '../keyboard/testing/pages'
import { variantsOf } from './variants'

test.each(specs.all.map(({ name }) => name))('%s comes with variants that can be put into a page', (name) => {
  const variants = variantsOf(specs, name)
  expect(new Set(variants.map(({ title }) => title)).size).toBe(variants.length)
  for (const variant of variants) {
    const editor = new Editor({ page: emptyPage(), catalogue: catalogueOf(specs), now: () => 0 })
    expect(editor.run(insertBlocks, { blocks: variant.blocks(), at: { parentId: PAGE } }).ok).toBe(true)
    expect(editor.page.page_schema.map((block) => block.name)).toEqual([name])
  }
})

test('no variant shows a picture that is in nobody’s library, and none is for tests', () => {
  const text = JSON.stringify(
    specs.all.flatMap(({ name }) => variantsOf(specs, name).map(({ blocks }) => blocks())),
  )
  expect(text).not.toMatch(/\/assets\/[\w-]+\.(?:png|jpg|webp|mp4)/)
  expect(variantsOf(specs, 'button').map(({ title }) => title)).toContain('文字按钮')
  expect(variantsOf(specs, 'button').map(({ title }) => title)).not.toContain('什么都没有')
})

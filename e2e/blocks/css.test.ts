import { existsSync, readFileSync } from 'node:fs'
import { loadSite } from '@yingzao/gateway/testing'
import { beforeAll, expect, test } from 'vitest'
import type { SiteBundle } from '../../packages/contract/src/client'
import { BLOCKS, blockFolders } from '../../tools/lib/block-folders'
import { camelCase } from '../../tools/lib/names.mjs'
import { COMPANY, inputOf } from '../testing/built-site'
import { exampleBlocks } from './example-blocks'

let site: SiteBundle

beforeAll(async () => {
  site = await loadSite({ company: COMPANY, hostSettings: {}, env: 'production' })
})

const chunks: Record<string, { css: string[] }> = JSON.parse(
  readFileSync('apps/h5/dist/web/chunks.json', 'utf8'),
).blocks

/** Whether several blocks use a stylesheet. */
function isShared(file: string): boolean {
  return Object.values(chunks).filter(({ css }) => css.includes(file)).length > 1
}

/** The style sheets of a page with the first example of a block, in order. */
function sheetsOf(name: string): { file: string; text: string }[] {
  const { html } = site.renderPage(inputOf(exampleBlocks(name).slice(0, 1)))
  const found = html.matchAll(/<style data-href="[^"]*\/([^"/]+)">([^<]*)/g)
  return Array.from(found, ([, file = '', text = '']) => ({ file, text }))
}

/** The first class that a block's own stylesheet names. */
function firstClassOf(folder: string): string {
  return /\.yz-[\w-]+/.exec(readFileSync(`${BLOCKS}/${folder}/${folder}.css`, 'utf8'))?.[0] ?? ''
}

const styled = blockFolders().filter((folder) => existsSync(`${BLOCKS}/${folder}/${folder}.css`))

test('nearly every block has CSS', () => {
  expect(styled.length).toBeGreaterThan(20)
})

test.each(styled)('%s comes with its CSS, behind all that blocks share', (folder) => {
  const sheets = sheetsOf(camelCase(folder))
  const own = sheets.findIndex(({ file, text }) => !isShared(file) && text.includes(firstClassOf(folder)))
  expect(own).toBeGreaterThan(-1)
  // It may override a shared sheet with the same specificity.
  expect(sheets.findLastIndex(({ file }) => isShared(file))).toBeLessThan(own)
})

import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadSite } from '../../apps/gateway/src/start/load-site'
import type { SiteBundle } from '../../packages/contract/src/client'
import { BLOCKS, blockFolders, blockName } from '../../tools/lib/block-folders'
import { COMPANY, inputOf } from '../testing/built-site'
import { exampleBlocks } from './example-blocks'

let site: SiteBundle

beforeAll(async () => {
  site = await loadSite({ company: COMPANY, hostSettings: {}, env: 'production' })
})

/** The sheets of a page with the first example of a block, in their order and without their hashes. */
function sheetsOf(name: string): string[] {
  const { html } = site.renderPage(inputOf(exampleBlocks(name).slice(0, 1)))
  return Array.from(html.matchAll(/<style data-href="[^"]*\/([^"/.]+)\./g), ([, sheet = '']) => sheet)
}

const styled = blockFolders().filter((folder) => existsSync(`${BLOCKS}/${folder}/${folder}.css`))

test('nearly every block has CSS', () => {
  expect(styled.length).toBeGreaterThan(20)
})

test.each(styled)('%s comes with its CSS, behind all that blocks share', (folder) => {
  const sheets = sheetsOf(blockName(folder))
  const own = sheets.indexOf(`block-${blockName(folder)}`)
  expect(own).toBeGreaterThan(-1)
  // It may say otherwise than a shared sheet, with no more weight than that has.
  expect(sheets.findLastIndex((sheet) => sheet.startsWith('shared-'))).toBeLessThan(own)
})

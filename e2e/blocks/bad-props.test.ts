import { hostileValues } from '@yingzao/testkit'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { specs } from '../../packages/blocks/src/props'
import type { Block, Finding } from '../../packages/schema/src/server'
import { openBrowser, openTab, PHONE, type Tab } from '../testing/browser'
import { type BuiltSite, openBuiltSite } from '../testing/built-site'
import { exampleBlocks, readBlock, soundBlock } from './example-blocks'
import { wakeEverything } from './open-examples'

/** Scrolling through a page of all of them takes few steps. */
const VIEWPORT = { width: 390, height: 8_000 }

let browser: Browser
let tab: Tab
let site: BuiltSite

beforeAll(async () => {
  browser = await openBrowser()
  tab = await openTab(browser, {
    ...PHONE,
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  })
  site = await openBuiltSite(tab.context)
})
afterAll(() => browser?.close())

describe.each(specs.all)(
  '$name with props that are missing, null, of another type, huge or hostile',
  (spec) => {
    const { blocks, findings } = badBlocks(spec)

    test('reports each of them at most once', () => {
      for (const found of findings) {
        const places = found.map(({ path, rule }) => `${path} ${rule}`)
        expect(places).toEqual([...new Set(places)])
      }
    })

    test('draws its defaults or nothing, and the page around it is whole', async () => {
      const { page, complaints } = tab
      const ids = blocks.map(({ id }) => id)
      const { address, page: drawn } = site.put([soundBlock('before'), ...blocks, soundBlock('after')])
      expect(drawn.failures).toEqual([])
      await page.goto(address)
      await wakeEverything(page)
      expect(
        await page
          .locator('[data-id=before],[data-id=after]')
          .and(page.locator(':not([data-asleep])'))
          .count(),
      ).toBe(2)
      const emptied = await page.evaluate(
        (drawnIds) => drawnIds.filter((id) => document.getElementById(id)?.childElementCount === 0),
        ids,
      )
      // A failed island is removed from its frame.
      expect(emptied).toEqual([])
      expect(complaints.splice(0)).toEqual([])
    })
  },
)

test('blocks break when nobody reads their props first, even of props that are only null', () => {
  const broken = specs.all.filter(({ name, fields }) => {
    const value = Object.fromEntries(fields.map((field) => [field.name, null]))
    try {
      return site.put([{ name, id: 'unread', value, common: {}, children: [] }]).page.failures.length > 0
    } catch {
      // What the page as a whole reads breaks it as a whole.
      return true
    }
  })
  expect(broken.length).toBeGreaterThan(5)
})

interface BadBlocks {
  /** Without duplicates: most bad props end up as the same default. */
  blocks: Block[]
  /** The findings of reading, for each bad prop. */
  findings: Finding[][]
}

function badBlocks({ name, fields }: (typeof specs.all)[number]): BadBlocks {
  const [good] = exampleBlocks(name)
  const found = new Map<string, Block>()
  const findings: Finding[][] = []
  for (const { value } of hostileValues(fields, good?.value ?? {})) {
    const read = readBlock(name, { ...good?.common, ...value }, good?.children)
    findings.push(read.findings)
    found.set(JSON.stringify(read.block), read.block)
  }
  const blocks = [...found.values()].map((block, index) => ({ ...block, id: `bad-${index}` }))
  return { blocks, findings }
}

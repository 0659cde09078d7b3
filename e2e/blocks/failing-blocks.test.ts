import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SiteBundle } from '../../packages/contract/src/client'
import type { Block } from '../../packages/schema/src/server'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type BuiltSite, openBuiltSite } from '../testing/built-site'
import { BROKEN, breakBlocks, WAYS, type Way } from './break-blocks'
import { loadBrokenSite } from './break-server'
import { blockNames, exampleBlocks, SOUND, soundBlock } from './example-blocks'
import { wakeEverything } from './open-examples'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

describe('blocks that throw while the server draws them', () => {
  const blocks = blockNames.flatMap((name) =>
    exampleBlocks(name)
      .slice(0, 1)
      .map((block) => ({ ...block, id: BROKEN + name })),
  )

  test('are reported once each, leave nothing for visitors, and their neighbours wake', async () => {
    await using opened = await open({ site: await loadBrokenSite() })
    const { address, page: drawn } = opened.site.put(between(blocks))
    const told = blocks.map(({ id, name }) => ({ blockId: id, name, message: `broken on purpose: ${name}` }))
    expect(drawn.failures).toEqual(told)
    await opened.page.goto(address)
    await wakeEverything(opened.page)
    expect(await lookAround(opened.page)).toEqual({ asleep: [], frames: [], outlines: [] })
    expect(opened.complaints).toEqual([])
  })

  test('are outlined in a preview', async () => {
    await using opened = await open({ site: await loadBrokenSite() })
    await opened.page.goto(opened.site.put(between(blocks), { draft: true }).address)
    await wakeEverything(opened.page)
    const { asleep, outlines } = await lookAround(opened.page)
    expect(asleep).toEqual([])
    expect(outlines).toEqual(blocks.map(({ name }) => `${name}：broken on purpose: ${name}`))
  })
})

/** Blocks that wake, one of each kind. */
function wakingBlocks(site: BuiltSite): Block[] {
  return blockNames.flatMap((name) => {
    const waking = exampleBlocks(name).find((block) =>
      new RegExp(` data-block="${name}" data-id="${block.id}"[^>]* data-island="`).test(
        site.put([block]).page.html,
      ),
    )
    return waking ? [{ ...waking, id: BROKEN + name }] : []
  })
}

describe.each(WAYS)('blocks that throw in %s', (way) => {
  test('are reported once each, and the rest of the page lives', async () => {
    await using opened = await open({ way })
    const { blocks, reports } = await show(opened, way)
    expect(reports).toEqual(Object.fromEntries(blocks.map(({ name }) => [name, 1])))
    const { asleep, frames, outlines } = await lookAround(opened.page)
    expect(asleep).toEqual([])
    expect(outlines).toEqual([])
    // What throws while React renders it is removed; what throws later leaves the page as it was.
    expect(frames.filter(({ isEmpty }) => isEmpty)).toHaveLength(takesOut(way) ? blocks.length : 0)
  })
})

test.each(WAYS.filter(takesOut))('blocks that throw in %s are outlined in a preview', async (way) => {
  await using opened = await open({ way })
  const { blocks } = await show(opened, way, { draft: true })
  const { outlines } = await lookAround(opened.page)
  expect(outlines).toEqual(blocks.map(({ name }) => `${name}：Error: broken on purpose: ${name}`))
})

test('without the boundary around each block nobody would learn which one it was', async () => {
  await using opened = await open({ way: 'render' })
  const { page, site, complaints } = opened
  site.changeChunk('shared.', (text) => text.replace('getDerivedStateFromError', 'ignored'))
  await page.goto(site.put(between(wakingBlocks(site))).address)
  await wakeEverything(page, '[data-id^=sound-]')
  expect(complaints.filter((text) => text.startsWith('Block '))).toEqual([])
  expect(complaints).not.toEqual([])
})

interface Opened extends AsyncDisposable {
  page: Page
  site: BuiltSite
  complaints: string[]
}

async function open({ way, site: broken }: { way?: Way; site?: SiteBundle }): Promise<Opened> {
  const { context, page, complaints } = await openTab(browser, { ...PHONE, reducedMotion: 'reduce' })
  if (way) await context.addInitScript(breakBlocks, [way, BROKEN] as const)
  const site = await openBuiltSite(context, broken)
  return { page, site, complaints, [Symbol.asyncDispose]: () => context.close() }
}

/** Shows all blocks that wake, each between two sound ones, and counts the reports about each. */
async function show(
  { page, site, complaints }: Opened,
  way: Way,
  options: { draft?: boolean } = {},
): Promise<{ blocks: Block[]; reports: Record<string, number> }> {
  const blocks = wakingBlocks(site)
  expect(blocks).not.toEqual([])
  await page.goto(site.put(between(blocks), options).address)
  await wakeEverything(page)
  if (way === 'event') await click(page, `[data-island][data-id^=${BROKEN}]`)
  // What is thrown later comes in a separate task.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)))
  const reports: Record<string, number> = {}
  for (const text of complaints) {
    const name = /broken on purpose: (\w+)/.exec(text)?.[1] ?? text
    reports[name] = (reports[name] ?? 0) + 1
  }
  return { blocks, reports }
}

async function click(page: Page, selector: string): Promise<void> {
  await page.evaluate((chosen) => {
    for (const element of document.querySelectorAll<HTMLElement>(chosen)) element.click()
  }, selector)
}

/** Each block between two sound ones. */
function between(blocks: readonly Block[]): Block[] {
  return [
    soundBlock('sound-0'),
    ...blocks.flatMap((block, index) => [block, soundBlock(`sound-${index + 2}`)]),
  ]
}

function takesOut(way: Way): boolean {
  return way === 'render' || way === 'effect'
}

/** The state of the sound blocks, and what takes the place of the broken ones. */
function lookAround(page: Page) {
  return page.evaluate(
    ([broken, sound]) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      return {
        asleep: all('[data-id^=sound-]')
          .filter((block) => block.dataset.asleep !== undefined || !block.textContent?.includes(sound))
          .map((block) => block.dataset.id),
        frames: all(`[data-id^=${broken}]`).map((frame) => ({
          id: frame.dataset.id,
          isEmpty: frame.childNodes.length === 0,
        })),
        outlines: all('.yz-failed')
          .filter((outline) => outline.offsetHeight > 0)
          .map((outline) => outline.textContent),
      }
    },
    [BROKEN, SOUND] as const,
  )
}

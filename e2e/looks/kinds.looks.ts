import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPage, type PageSubject, routes, sections, templates } from '../../tools/shots/pages.mjs'
import { openScreen, screens } from '../../tools/shots/screens.mjs'
import { openShotSite } from '../../tools/shots/site.mjs'
import { openView, viewOf } from '../../tools/shots/views.mjs'
import { differences } from './differences'
import { compareKept } from './kept-looks'
import { type BlockLook, readLooks } from './look'

const PHONE = viewOf(390)
const DESKTOP = viewOf(1440)
const BLOCKS = 'main [data-block]'
/** The parts that make up a screen of the Studio. */
const PARTS = 'body :is(nav, header, main, aside, table, form, [role=dialog])'

const pageKinds = { sections, templates, routes }

let site: Awaited<ReturnType<typeof openShotSite>>

beforeAll(async () => {
  site = await openShotSite()
})
afterAll(() => site?.stop())

/** Opens everything of a kind in turn, and returns how each looks. */
async function looksOf(
  kind: keyof typeof pageKinds,
  look = (page: Page): Promise<BlockLook[]> => page.evaluate(readLooks, BLOCKS),
) {
  const { page, close } = await openView(site, PHONE)
  const looks: Record<string, BlockLook[]> = {}
  for (const subject of await pageKinds[kind].subjects(site)) {
    await openPage(page, subject, PHONE)
    looks[subject.name] = await look(page)
  }
  await close()
  return looks
}

test.each(Object.keys(pageKinds) as (keyof typeof pageKinds)[])(
  '%s look as they did when they were judged good',
  async (kind) => {
    const looks = await looksOf(kind)
    expect(Object.values(looks).filter((blocks) => blocks.length === 0)).toEqual([])
    expect(await compareKept(kind, looks)).toEqual([])
  },
)

test('screens look as they did when they were judged good', async () => {
  const { page, close } = await openView(site, DESKTOP, screens)
  const looks: Record<string, BlockLook[]> = {}
  for (const screen of await screens.subjects(site, page)) {
    await openScreen(page, screen)
    looks[screen.name] = await page.evaluate(readLooks, PARTS)
  }
  await close()
  expect(Object.values(looks).filter((parts) => parts.length === 0)).toEqual([])
  expect(await compareKept('screens', looks)).toEqual([])
})

/** What may go wrong with a page, and the word by which it is found. */
const BREAKS: Record<string, { css: string; found: string }> = {
  'a block that moved': { css: 'main > [data-block] { margin-left: 12px }', found: 'left' },
  'a block that is gone': { css: 'main [data-block]:last-child { display: none }', found: 'blocks' },
  'a ground that is lost': { css: 'main * { background: none !important }', found: 'grounds' },
  'text in another colour': { css: 'main * { color: #777 !important }', found: 'texts' },
  'text of another size': { css: 'main * { font-size: 11px !important }', found: 'texts' },
  'a picture that is smaller': { css: 'main img { width: 50% !important }', found: 'pictures' },
  'a gap': { css: 'main > [data-block=section] { padding-bottom: 400px !important }', found: 'height' },
}

test.each(Object.entries(BREAKS))('%s is found', async (_, { css, found }) => {
  const { page, close } = await openView(site, PHONE)
  const [subject] = (await templates.subjects(site)) as [PageSubject]
  await openPage(page, subject, PHONE)
  const before = await page.evaluate(readLooks, BLOCKS)
  await page.addStyleTag({ content: css })
  const after = await page.evaluate(readLooks, BLOCKS)
  await close()
  expect(differences(before, before)).toEqual([])
  expect(differences(before, after).join('\n')).toContain(found)
})

/** What may go wrong with a screen of the Studio. */
const SCREEN_BREAKS: Record<string, { css: string; found: string }> = {
  'a part that moved': { css: 'table { position: relative; left: 12px }', found: 'left' },
  'a part that is gone': { css: 'nav { visibility: hidden }', found: 'blocks' },
  'a part that is narrower': { css: 'table { width: 80% !important }', found: 'width' },
  'a ground that is lost': { css: 'header, nav, nav * { background: none !important }', found: 'grounds' },
  'text in another colour': { css: 'main * { color: #777 !important }', found: 'texts' },
  'text of another size': { css: 'td * { font-size: 11px !important }', found: 'texts' },
  'rows that are far apart': { css: 'td { padding-bottom: 80px !important }', found: 'height' },
}

describe('on a screen', () => {
  let tab: Awaited<ReturnType<typeof openView>>
  let before: BlockLook[]

  beforeAll(async () => {
    tab = await openView(site, DESKTOP, screens)
    const subjects = await screens.subjects(site, tab.page)
    const leads = subjects.find(({ name }) => name === 'leads')
    if (!leads) throw new Error('The screen of leads is not among them.')
    await openScreen(tab.page, leads)
    before = await tab.page.evaluate(readLooks, PARTS)
  })
  afterAll(() => tab?.close())

  test.each(Object.entries(SCREEN_BREAKS))('%s is found', async (_, { css, found }) => {
    const style = await tab.page.addStyleTag({ content: css })
    const after = await tab.page.evaluate(readLooks, PARTS)
    await style.evaluate((element) => (element as Element).remove())
    expect(differences(before, after).join('\n')).toContain(found)
    expect(differences(before, await tab.page.evaluate(readLooks, PARTS))).toEqual([])
  })
})

test('another font is no difference', async () => {
  const { page, close } = await openView(site, PHONE)
  const [subject] = (await templates.subjects(site)) as [PageSubject]
  await openPage(page, subject, PHONE)
  const before = await page.evaluate(readLooks, BLOCKS)
  await page.addStyleTag({ content: 'main * { font-family: serif !important; letter-spacing: 0.02em }' })
  expect(differences(before, await page.evaluate(readLooks, BLOCKS))).toEqual([])
  await close()
})

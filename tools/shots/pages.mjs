import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fixedRoutes, legalPages } from '../../packages/contract/src/routes.ts'
import { root } from '../lib/root.mjs'

/**
 * A page that can be opened. `theme`: its own, for a look that is to be dark; `kept`: what the tab's session keeps
 * already.
 * @typedef {{ name: string, address: string, theme?: object, kept?: Record<string, string> }} PageSubject
 * @typedef {import('./kinds.mjs').Kind & { subjects(site: import('./site.mjs').ShotSite): Promise<PageSubject[]> }}
 * PageKind
 */

/** What stands for `:name` in an address: a lesson of the demo. */
const LESSON = 'kline-basics'
/**
 * By the code of a page that leads elsewhere without it.
 * @type {Record<string, Record<string, string>>}
 */
const KEPT = {
  InviteFriends_success: {
    'yz::/registered': JSON.stringify({ isNew: true, isBound: true, wasInvited: true, gift: '入门课程试听' }),
  },
}
const ASK_AGAIN_MS = 20
/** What a block waits for. */
const CALLS = new Set(['fetch', 'script'])
const PHONES = [320, 390, 750, 1440]

const onSheet = (width) => (width < 1000 ? 130 : 200)

/**
 * The sections of the library, each alone on a page.
 * @type {PageKind}
 */
export const sections = {
  widths: PHONES,
  across: onSheet,
  async subjects({ origin, call }) {
    const { library } = await studioOf({ call })('GET', 'sections')
    return library.map(({ id, look }) => ({ name: id, address: `${origin}${look}` }))
  },
  async shoot(page, subject, view) {
    await openPage(page, subject, view)
    // A page is at least as high as the screen, a section is not.
    const height = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('main > *')].map((each) => each.getBoundingClientRect().bottom),
      ),
    )
    return page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: view.width, height } })
  },
}

/**
 * The templates, which may have themes of their own.
 * @type {PageKind}
 */
export const templates = {
  widths: PHONES,
  across: onSheet,
  async subjects({ origin, call }) {
    const { list } = await studioOf({ call })('GET', 'templates')
    return Promise.all(
      list.map(async ({ id, look }) => ({
        name: id,
        address: `${origin}${look}`,
        theme: await ownTheme(id),
      })),
    )
  },
  shoot: shootPage,
}

/**
 * The addresses of the site that always have a page, and the demo pages.
 * @type {PageKind}
 */
export const routes = {
  widths: PHONES,
  across: onSheet,
  async subjects({ origin }) {
    const files = await readdir(join(root, 'demo/pages'))
    const codes = files.filter((file) => file.endsWith('.json')).map((file) => file.replace('.json', ''))
    const demo = codes.map((code) => ({ name: code, address: `${origin}/h5-page/h5/${code}` }))
    // One of them is too untidy to be published.
    const isOpen = await Promise.all(demo.map(async ({ address }) => (await fetch(address)).ok))
    return [
      ...[...fixedRoutes, ...legalPages].map(({ path, code }) => ({
        name: code,
        address: `${origin}/h5-page${path.replace(':name', LESSON)}`,
        kept: KEPT[code],
      })),
      ...demo.filter((_, index) => isOpen[index]),
    ]
  },
  shoot: shootPage,
}

/**
 * Opens a page in a view and waits until it stands there whole.
 * @param {import('playwright-core').Page} page
 * @param {PageSubject} subject
 * @param {import('./views.mjs').View} view
 */
export async function openPage(page, { address, theme, kept = {} }, { text, scheme }) {
  await page.addInitScript((kept) => Object.assign(sessionStorage, kept), kept)
  const url = new URL(address)
  url.searchParams.set('text', text)
  if (scheme === 'dark' && theme) url.searchParams.set('theme', JSON.stringify({ ...theme, dark: 'auto' }))
  const calls = watchCalls(page)
  const reply = await page.goto(String(url), { waitUntil: 'load' })
  if (!reply?.ok()) throw new Error(`${address} answered ${reply?.status()}.`)
  await page.evaluate(settle, text)
  await calls.answered()
  // What an answer brings may be a picture.
  await page.evaluate(settle, text)
}

/** Blocks that call the gateway are complete once their scripts have loaded and they have their answers. */
function watchCalls(page) {
  const open = new Set()
  const begin = (request) => CALLS.has(request.resourceType()) && open.add(request)
  const end = (request) => open.delete(request)
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return {
    async answered() {
      do {
        while (open.size > 0) await wait(ASK_AGAIN_MS)
        // A script that has loaded may call at once, or load the next script.
        await page.evaluate(untilIdle)
      } while (open.size > 0)
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end)
    },
  }
}

async function shootPage(page, subject, view) {
  await openPage(page, subject, view)
  // What is pinned to the screen is then at the end of the page, and not across it.
  const screen = page.viewportSize()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ ...screen, height })
  const picture = await page.screenshot()
  await page.setViewportSize(screen)
  return picture
}

/** Looks are stills, without the script that marks the root; what is far below neither loads nor wakes up. */
async function settle(text) {
  if (!('yingzao' in window)) {
    const { classList } = document.documentElement
    classList.toggle('large-text', text === 'large')
    classList.toggle('pc-1800', innerWidth > 1300)
    classList.toggle('pc-1200', innerWidth > 750 && innerWidth < 1301)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
    scrollTo(0, y)
    await frame()
    await frame()
  }
  scrollTo(0, 0)
  await document.fonts.ready
  await Promise.all(
    [...document.images]
      .filter((image) => image.checkVisibility())
      .map((image) => image.decode().catch(() => undefined)),
  )
}

/** Waits for two frames, and for whatever was put off until there is nothing to do. */
function untilIdle() {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve))
  return frame().then(frame).then(idle)
}

function studioOf({ call }) {
  if (call) return call
  throw new Error('The Studio of a gateway that runs already is closed to us: leave --origin out.')
}

async function ownTheme(id) {
  const text = await readFile(join(root, 'packages/pages/templates', `${id}.json`), 'utf8')
  return JSON.parse(text).document.extra?.theme
}

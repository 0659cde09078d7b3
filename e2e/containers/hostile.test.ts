import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { specs } from '../../packages/blocks/src/props'
import { HOSTILE_ADDRESSES } from '../../packages/schema/src/testing'
import { blockNames, exampleBlocks } from '../blocks/example-blocks'
import { wakeEverything } from '../blocks/open-examples'
import { openBrowser } from '../testing/browser'
import type { BuiltSite } from '../testing/built-site'
import { COLUMNS } from './columns'
import { hostileAnswers } from './hostile-answers'
import { hostileBlocks } from './hostile-blocks'
import { addressFields, DRAWN, FOLLOWED, NOT_USED } from './hostile-replies'
import { PAGE, type Step } from './steps'
import { button, openWatched, type WatchedPage } from './watched-page'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/**
 * Those that treat addresses differently: Android says the same in other words, and WeChat treats them as a phone's
 * browser does.
 */
const PLACES = COLUMNS.filter(({ bridge, container }) => bridge !== 'android' && container !== 'wx')
const [PHONE] = COLUMNS.filter(({ container }) => container === 'mb')
if (!PHONE) throw new Error('There is no phone among the places.')

/** Nothing leads to a host that is not on the list, nothing runs, and each tap is answered with a refusal. */
const refusing = ({ addresses }: Followed) => ({
  hosts: [],
  refusals: addresses.length,
  steps: [],
  complaints: [],
})

describe('a hostile address', () => {
  test('does nothing in any field of any block, whatever is tapped', async () => {
    const { blocks, tried } = hostileBlocks()
    expect(tried).toBeGreaterThan(HOSTILE_ADDRESSES.length * specs.all.length)
    const requests: string[] = []
    await using watched = await openWatched(browser, {
      column: PHONE,
      blocks,
      isLoggedIn: true,
      prepare: (_site, page) => page.on('request', (request) => requests.push(request.url())),
    })
    await wakeEverything(watched.page)
    await tapAll(watched.page)
    const { hosts, complaints } = await whatCame(watched)
    expect({ hosts: [...hosts, ...requests.filter(isForeign)], complaints }).toEqual({
      hosts: [],
      complaints: [],
    })
  })

  test('does nothing in any answer that a block asks for, whatever is tapped, and every field of answers is tried', async () => {
    const named = [...FOLLOWED, ...DRAWN].map(({ field }) => field)
    const blocks = blockNames.flatMap(exampleBlocks).map((block, index) => ({ ...block, id: `b-${index}` }))
    // Blocks link to what their own props say, and show what those name.
    const own = JSON.stringify(blocks)
    const handed = []
    for (const round of [0, 1, 2]) {
      const answers = hostileAnswers(round)
      const requests: string[] = []
      await using watched = await openWatched(browser, {
        column: PHONE,
        blocks,
        isLoggedIn: true,
        replies: answers.replies,
        prepare: (_site, page) => page.on('request', (request) => requests.push(request.url())),
      })
      await wakeEverything(watched.page)
      // What the first taps open can be tapped too.
      for (let time = 0; time < 2; time += 1) await tapAll(watched.page)
      const { hosts, complaints } = await whatCame(watched)
      const foreign = [...hosts, ...requests.filter(isForeign)].filter((address) => !own.includes(address))
      const meant = complaints.filter(
        (complaint) => !complaint.startsWith("Not allowed to launch 'tel:4000000000'"),
      )
      expect({ foreign, meant }).toEqual({ foreign: [], meant: [] })
      expect(await addressesIn(watched.page)).toEqual([])
      handed.push(...answers.handed)
    }
    const tried = [...named, ...handed, ...Object.keys(NOT_USED)]
    expect([...new Set(tried)].sort()).toEqual([...new Set(addressFields())].sort())
    expect(HOSTILE_ADDRESSES.length).toBeGreaterThan(80)
  }, 400_000)

  describe.each(PLACES)('in $title', (column) => {
    test.each(FOLLOWED.filter(({ notIn = [] }) => !notIn.includes(column.container)))(
      'from $field is neither followed nor shown nor handed over',
      async (given) => {
        await using watched = await tapEach(column, given)
        expect(await whatCame(watched)).toEqual(refusing(given))
      },
    )
  })

  test.each(DRAWN)('from $field is not shown by a block', async ({ blocks, replies }) => {
    const { next, given } = handOut(HOSTILE_ADDRESSES)
    const sources: string[] = []
    await using watched = await openWatched(browser, {
      column: PHONE,
      blocks: blocks(HOSTILE_ADDRESSES.length),
      isLoggedIn: true,
      replies: replies(next),
      prepare: (_site, page) => page.on('request', (request) => sources.push(request.url())),
    })
    await wakeEverything(watched.page)
    await expect.poll(() => given.length).toBe(HOSTILE_ADDRESSES.length)
    const { hosts, complaints } = await whatCame(watched)
    expect({ hosts: [...hosts, ...sources.filter(isForeign)], complaints }).toEqual({
      hosts: [],
      complaints: [],
    })
    const shown = await watched.page.$$eval('main img', (images) =>
      images.map((image) => image.getAttribute('src')),
    )
    expect(shown.filter((source) => source && HOSTILE_ADDRESSES.includes(source))).toEqual([])
  })
})

describe('a way to another address that does not look at it', () => {
  test.each(PLACES)('is found out in $title', async (column) => {
    const [given] = FOLLOWED
    if (!given) throw new Error('No reply is followed.')
    await using watched = await tapEach(column, given, (site) => site.changeChunk('host.', unchecked))
    expect(await whatCame(watched)).not.toEqual(refusing(given))
  })

  /** The end of the check in `safeNavigate`, as the build has it. */
  function unchecked(text: string): string {
    return text.replace(
      /\("https"===(\w+)\|\|"http"===\1\)&&new URL\(\w+\)\.origin===new URL\(\w+\)\.origin/,
      ' true',
    )
  }
})

type Followed = (typeof FOLLOWED)[number]

/** Taps as many buttons as there are addresses; each reply has the next. */
async function tapEach(
  column: (typeof PLACES)[number],
  { action, replies, addresses }: Followed,
  prepare?: (site: BuiltSite) => void,
): Promise<WatchedPage> {
  const { next, given } = handOut(addresses)
  const watched = await openWatched(browser, {
    column,
    blocks: addresses.map((_, index) => button(`bad-${index}`, action(index))),
    isLoggedIn: true,
    replies: replies(next),
    ...(prepare && { prepare }),
  })
  await tapAll(watched.page)
  expect(given).toEqual(addresses)
  return watched
}

function handOut(addresses: readonly string[]) {
  const given: string[] = []
  const next = () => {
    const address = addresses[given.length] ?? ''
    given.push(address)
    return address
  }
  return { next, given }
}

/** Taps everything that can be tapped, and waits until it has finished. */
async function tapAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main .yz-tap,main a,main button'))
      element.click()
  })
  await expect.poll(() => page.evaluate(busyBlocks), { timeout: 30_000 }).toEqual([])
}

/** The blocks in which something is still in progress. */
function busyBlocks(): string[] {
  return [...document.querySelectorAll('[aria-busy=true]')].map((element) => {
    const { block, id } = element.closest<HTMLElement>('[data-block]')?.dataset ?? {}
    return `${block} ${id} ${element.className}`
  })
}

/** Hostile addresses that the page loads something from, or links to. */
function addressesIn(page: Page): Promise<string[]> {
  return page.evaluate(
    (hostile) =>
      [...document.querySelectorAll('[src],[href],[poster],[srcset],[data-src]')].flatMap((element) =>
        ['src', 'href', 'poster', 'srcset', 'data-src'].flatMap((name) => {
          const value = element.getAttribute(name)
          return value && hostile.includes(value) ? [`${element.localName}.${name} ${value}`] : []
        }),
      ),
    // A browser repairs what it is given, and what is left of these is harmless or empty.
    HOSTILE_ADDRESSES.filter((address) => address !== '#'),
  )
}

/** Where the page tried to go, and what it did apart from refusing in words. */
async function whatCame(watched: WatchedPage) {
  const leaving = await watched.page.evaluate(() => window.recording.leaving)
  const { steps } = await watched.seen()
  const went = steps.flatMap((step) => ('goes' in step ? [step.goes] : []))
  return {
    hosts: [...leaving, ...went].filter(isForeign),
    refusals: steps.filter((step) => 'toast' in step).length,
    steps: steps.filter((step) => !('goes' in step) && !('toast' in step)).map(inShort),
    complaints: watched.complaints,
  }
}

/** A QR code as an image is a long text. */
const inShort = (step: Step) => JSON.stringify(step).slice(0, 100)

function isForeign(address: string): boolean {
  return !/^(data|blob):/.test(address) && new URL(address).origin !== new URL(PAGE).origin
}

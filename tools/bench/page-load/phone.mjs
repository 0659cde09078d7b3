import { chromium } from 'playwright-core'
import { recordNetwork } from './network-record.mjs'
import { addProbe } from './page-probe.mjs'

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN',
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const OPEN_MS = 60_000
const QUIET_MS = 1500
const LOOK_MS = 250
const TAP_MS = 100

/** A browser like those on phones: pages that were left are kept, which Playwright would switch off. */
export const launchBrowser = (executablePath) =>
  chromium.launch({
    executablePath,
    args: ARGUMENTS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })

/**
 * Lets `use` have a phone with nothing stored on it, and closes it afterwards. `texts`: what the page is recognized by.
 */
export async function withPhone({ browserPath, profile, texts }, use) {
  const browser = await launchBrowser(browserPath)
  try {
    const context = await browser.newContext(PHONE)
    return await use(() => openTab(context, { profile, texts }))
  } finally {
    await browser.close()
  }
}

async function openTab(context, { profile: { cpu, network }, texts }) {
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error).slice(0, 200)))
  await addProbe(page, texts)
  const protocol = await context.newCDPSession(page)
  const traffic = recordNetwork(protocol)
  for (const domain of ['Network', 'Performance', 'Page']) await protocol.send(`${domain}.enable`)
  if (network) await protocol.send('Network.emulateNetworkConditions', network)
  if (cpu > 1) await protocol.send('Emulation.setCPUThrottlingRate', { rate: cpu })
  return { page, protocol, traffic, errors }
}

/** Begins a visit and resolves as soon as the first byte is there. */
export const visit = ({ page }, url) => page.goto(url, { waitUntil: 'commit', timeout: OPEN_MS })

/** Watches a load until nothing more arrives, but at least and at most as long as the profile says. */
export async function untilQuiet({ traffic }, { shortestMs = 0, longestMs }) {
  const began = Date.now()
  const isDone = () => {
    const watched = Date.now() - began
    return watched >= longestMs || (watched >= shortestMs && traffic.quietFor() >= QUIET_MS)
  }
  while (!isDone()) await pause(LOOK_MS)
}

/** A finger on the glass and off it again. */
export async function tapAt({ protocol }, { x, y }) {
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await protocol.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** Where a text or a field with this label is, once it is laid out; it is scrolled into view. */
export const placeOf = ({ page }, what) => page.evaluate((one) => window.pageLoad.placeOf(one), what)

/**
 * Taps `what` every 100 ms from when it is laid out until `isAnswered`, and returns whether it ever was. A form that the
 * browser submits before a script is there loads the page again, and what was recorded on the old page is lost; tapping
 * goes on in the new one, whose times then count from its own load, in its favour.
 * @param {() => Promise<boolean>} isAnswered
 */
export async function tapUntil(tab, what, { isAnswered, withinMs }) {
  const end = Date.now() + withinMs
  while (Date.now() < end) {
    const began = Date.now()
    if (await unlessReplaced(isAnswered())) return true
    const place = await unlessReplaced(placeOf(tab, what))
    if (place) await tapAt(tab, place)
    await pause(Math.max(0, TAP_MS - (Date.now() - began)))
  }
  return false
}

/** Undefined for what was asked of a page that has since gone. */
const unlessReplaced = (asked) =>
  asked.catch((error) => {
    if (/context was destroyed|navigat/i.test(error.message)) return undefined
    throw error
  })

/** Waits; measuring happens in the page, so this need not be exact. */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

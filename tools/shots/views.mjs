/**
 * How something is looked at.
 * @typedef {{ name: string, width: number, text: 'normal' | 'large', scheme: 'light' | 'dark' }} View
 */

/** 2026-11-21 08:00 in Beijing: countdowns say the same in every run. */
export const CLOCK = '2026-11-21T08:00'
const CLOCK_MS = Date.parse(`${CLOCK}:00+08:00`)

/** A desktop browser would be served a desktop page at every width. */
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36'
const WIDEST_PHONE = 750
const HEIGHT = 844
const STUDIO_HEIGHT = 900
/** Pages have a mode for large text; in a desktop browser it is the zoom. */
const STUDIO_ZOOM = 1.3

/**
 * @param {number} width
 * @param {{ text?: View['text'], scheme?: View['scheme'] }} [choice]
 * @returns {View}
 */
export function viewOf(width, { text = 'normal', scheme = 'light' } = {}) {
  const name = [width, text !== 'normal' && text, scheme !== 'light' && scheme].filter(Boolean).join('-')
  return { name, width, text, scheme }
}

/** Every view of these lists, which are comma-separated words. */
export function viewsOf({ widths, texts, schemes }) {
  const parts = (list) => list.split(',')
  return parts(widths).flatMap((width) =>
    parts(texts).flatMap((text) => parts(schemes).map((scheme) => viewOf(Number(width), { text, scheme }))),
  )
}

/**
 * A tab that sees with this view. `isStudio`: it is the administrator's, on a desktop, by the clock of now.
 * @param {import('./site.mjs').ShotSite} site
 * @param {View} view
 * @param {{ isStudio?: boolean }} [kind]
 */
export async function openView(site, { width, text, scheme }, { isStudio = false } = {}) {
  const zoom = isStudio && text === 'large' ? STUDIO_ZOOM : 1
  const height = isStudio ? STUDIO_HEIGHT : HEIGHT
  const context = await site.browser.newContext({
    viewport: { width: Math.round(width / zoom), height: Math.round(height / zoom) },
    deviceScaleFactor: zoom,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    ...(isStudio ? { storageState: site.login } : width <= WIDEST_PHONE && { userAgent: PHONE }),
  })
  const page = await context.newPage()
  if (!isStudio) {
    await stopClock(context, page)
    await openStills(context)
    await keepOutOfReports(context)
  }
  return { page, close: () => context.close() }
}

/** Pages use the time that the gateway sends, so both clocks are stopped. */
async function stopClock(context, page) {
  await page.clock.setFixedTime(CLOCK_MS)
  await context.route('**/h5-page/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const headers = { ...response.headers(), 'server-timing': `now;dur=${CLOCK_MS}` }
    return route.fulfill({ response, headers })
  })
}

/** A still's lock would also block what we wait for in it; it has no scripts of its own. */
async function openStills(context) {
  await context.route('**/studio/looks/**', async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _lock, ...headers } = response.headers()
    return route.fulfill({ response, headers })
  })
}

/** Taking pictures of pages is no visit, and reports are among what is pictured. */
async function keepOutOfReports(context) {
  await context.route('**/n8sf/api/collect/**', (route) => route.fulfill({ status: 204 }))
}

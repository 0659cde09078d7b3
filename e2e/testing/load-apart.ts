import type { Page } from 'playwright-core'

/** The file of all scripts that make a page live, the loader last. */
const JOINED = /\/packages\/h5-page\/dist\/[^/]*\+[^/]*\.js$/

/**
 * Lets a page load its scripts one by one, as it does where the file of all of them lacks some: so that one of them can
 * be late or gone while the others are there.
 */
export async function loadApart(page: Page): Promise<void> {
  await page.route(JOINED, (route) => {
    const address = route.request().url()
    return route.fallback({ url: address.replace(/[^/]*\+/, '') })
  })
}

import type { Page } from 'playwright-core'

/** Waits until the countdown of the page shows digits, which no stored page does. */
export async function untilCountdownRuns(page: Page): Promise<void> {
  await page
    .locator('[data-block=countdown] b', { hasText: /^\d\d$/ })
    .first()
    .waitFor()
}

/** Waits until the loader is there, which handles what the page itself cannot. */
export async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => window.yingzao.toast !== undefined)
}

/** Touches a form, as a finger does before its tap, and waits until React has woken it. */
export async function untilAwake(page: Page, block: string): Promise<void> {
  await untilLoaded(page)
  await page.locator(block).dispatchEvent('pointerdown')
  await page.locator(`${block}:not([data-asleep])`).waitFor({ state: 'attached' })
}

import type { Page } from 'playwright-core'
import '../../apps/h5/src/boot/boot'

/** 2026-11-21 08:00 in Beijing: the time of the examples' clock. */
const CLOCK = '2026-11-21T08:00'

/** Opens a page of examples and waits until everything in it that can wake is awake. */
export async function openExamples(page: Page, address: string): Promise<void> {
  const reply = await page.goto(`${address}?text=normal&at=${CLOCK}`)
  if (!reply?.ok()) throw new Error(`${address} answered ${reply?.status()}.`)
  await wakeEverything(page)
}

/** Scrolls a page from top to bottom, activates all its forms, and waits until everything chosen is awake. */
export async function wakeEverything(page: Page, chosen = '[data-block]'): Promise<void> {
  // Without anything to wake there is no loader to wait for.
  await page.waitForFunction(() => window.yingzao.toast || !document.querySelector('[data-asleep]'))
  const end = Date.now() + PATIENCE_MS
  // Once more where a loaded list has pushed down what is below it.
  while (await look(page, chosen)) {
    if (Date.now() > end) throw new Error(`Did not wake: ${await page.evaluate(sleepers, chosen)}.`)
  }
}

const PATIENCE_MS = 30_000

/** Scrolls past everything. Returns whether something chosen and visible is still asleep. */
async function look(page: Page, chosen: string): Promise<boolean> {
  await page.evaluate(lookAtEverything)
  return (await page.evaluate(sleepers, chosen)).length > 0
}

/** What is visible and still asleep. */
function sleepers(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((block) => block.dataset.asleep !== undefined && block.checkVisibility())
    .map(({ dataset }) => `${dataset.block} ${dataset.id}`)
}

/** Sets the width and the text size at which the page is examined. */
export async function setView(
  page: Page,
  { width, height, text }: { width: number; height: number; text: 'normal' | 'large' },
): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate((choice) => {
    history.replaceState(history.state, '', `?text=${choice}`)
    window.yingzao.mark()
    // Two frames: by then, code that observes its own size has reacted.
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, text)
}

/** Scrolls through the page, because what is far below neither wakes nor loads. */
async function lookAtEverything(): Promise<void> {
  for (const form of document.querySelectorAll('[data-island]')) {
    form.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  }
  for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
    scrollTo(0, y)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
  scrollTo(0, 0)
}

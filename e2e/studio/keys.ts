import type { Locator, Page } from 'playwright-core'

/** More presses than any screen needs. */
const MOST = 150

/** Presses Tab until the focus is here, and checks that the focus is visible. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press(key)
    if (await hasFocus(target)) return holdVisible(target)
  }
  throw new Error(`The tab key does not lead to ${target}.`)
}

/** Goes there by Tab and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Waits until the focus is here; checks that it is visible. */
export async function focusIsOn(page: Page, target: Locator): Promise<void> {
  await focusComesTo(page, target)
  await holdVisible(target)
}

/**
 * Waits until the focus is here: on a heading or a drawer, from which a keyboard continues and where nothing can be
 * pressed.
 */
export async function focusComesTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle()
  await page.waitForFunction((wanted) => document.activeElement === wanted, element)
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

async function holdVisible(target: Locator): Promise<void> {
  if (!(await target.evaluate(isSeen))) throw new Error(`The focus cannot be seen on ${target}.`)
}

/** Whether there is a ring around the focused element, or around the field that it is in. */
function isSeen(focused: Element): boolean {
  const around = (element: Element): Element[] => {
    const { parentElement } = element
    return parentElement ? [element, ...around(parentElement)] : [element]
  }
  const isRing = (color: string) => !/^(transparent|rgba\(.*, 0\))$/.test(color)
  const hasRing = (element: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && isRing(outlineColor)
  }
  const isField = focused.matches('input, textarea')
  const parts = around(focused).slice(0, 4)
  return parts.some(
    (element) => hasRing(element) || (isField && getComputedStyle(element).boxShadow !== 'none'),
  )
}

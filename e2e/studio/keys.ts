import type { Locator, Page } from 'playwright-core'

/** More than any screen has to go through. */
const MOST = 150

/** Presses the tab key until the focus is here, and holds that it can be seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  for (let pressed = 0; pressed < MOST; pressed += 1) {
    await page.keyboard.press(key)
    if (await hasFocus(target)) return holdVisible(target)
  }
  throw new Error(`The tab key does not lead to ${target}.`)
}

/** Goes there by the tab key and presses it. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** Until the focus is here; holds that it can be seen. */
export async function focusIsOn(page: Page, target: Locator): Promise<void> {
  await focusComesTo(page, target)
  await holdVisible(target)
}

/** Until the focus is here: on a heading or a drawer, from which a keyboard goes on and where nothing can be pressed. */
export async function focusComesTo(page: Page, target: Locator): Promise<void> {
  const element = await target.elementHandle()
  await page.waitForFunction((wanted) => document.activeElement === wanted, element)
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

async function holdVisible(target: Locator): Promise<void> {
  if (!(await target.evaluate(isSeen))) throw new Error(`The focus cannot be seen on ${target}.`)
}

/** A ring around what has the focus, or around the field that it stands in. */
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

import type { Browser, Page } from 'playwright-core'
import { openTab, PHONE } from '../../testing/browser'
import { untilCountdownRuns } from '../../testing/until'

/** What a visitor with a phone is shown: the words, in which every number counts alike as they run, and the pictures. */
export interface Shown {
  title: string
  words: string[]
  pictures: string[]
  /** What the popups show that a visitor comes to, one behind the other. */
  taps: string[]
  complaints: string[]
}

export async function visit(browser: Browser, address: string): Promise<Shown> {
  const { context, page, complaints } = await openTab(browser, PHONE)
  await page.goto(address)
  await untilCountdownRuns(page)
  // The offer to stay comes by itself, a moment later.
  await page.locator('dialog[open]').waitFor()
  const words = (await page.locator('main').innerText()).replaceAll(/\d+/g, '0').split(/\s*\n\s*/)
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''))
  const shown = { title: await page.title(), words, pictures, taps: await tapOn(page), complaints }
  await context.close()
  return shown
}

/** From what is there at first to the rules, and to the code behind them. */
async function tapOn(page: Page): Promise<string[]> {
  const popup = page.locator('dialog[open]')
  // It comes by itself, and lies over everything until a visitor leaves it.
  const kept = await popup.innerText()
  await popup.getByText('残忍离开').tap()
  await popup.waitFor({ state: 'detached' })
  await page.getByText('活动规则').first().tap()
  const rules = await popup.innerText()
  await popup.getByText('我知道了').tap()
  const code = popup.filter({ hasText: '长按识别二维码' })
  await code.locator('img').waitFor()
  return [kept, rules, await code.innerText()]
}

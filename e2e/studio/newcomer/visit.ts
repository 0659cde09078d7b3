import type { Browser, Page } from 'playwright-core'
import { openTab, PHONE } from '../../testing/browser'
import { untilCountdownRuns } from '../../testing/until'

/** What a visitor sees on a phone: the text, with every digit sequence replaced as numbers run, and the pictures. */
export interface Shown {
  title: string
  words: string[]
  pictures: string[]
  /** The texts of the popups that a visitor meets, one after the other. */
  taps: string[]
  complaints: string[]
}

export async function visit(browser: Browser, address: string): Promise<Shown> {
  const { context, page, complaints } = await openTab(browser, PHONE)
  await page.goto(address)
  await untilCountdownRuns(page)
  // The offer to stay appears by itself, a moment later.
  await page.locator('dialog[open]').waitFor()
  const words = (await page.locator('main').innerText()).replaceAll(/\d+/g, '0').split(/\s*\n\s*/)
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt') ?? ''))
  const shown = { title: await page.title(), words, pictures, taps: await tapOn(page), complaints }
  await context.close()
  return shown
}

/** Taps from the first popup to the rules, and on to the code behind them. */
async function tapOn(page: Page): Promise<string[]> {
  const popup = page.locator('dialog[open]')
  // It appears by itself, and covers everything until the visitor leaves it.
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

import { type AxeResults, axeSource, inWords, RULES } from '@yingzao/testkit/accessibility'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    axe: { run(context: string, options: object): Promise<AxeResults> }
  }
}

/** What axe reports about the matching parts of a page as it is laid out, by WCAG 2.2 A and AA, including colours. */
export async function accessibilityFaults(page: Page, selector = 'body'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    // Evaluated, because the page's security policy refuses a script element.
    await page.evaluate(axeSource)
  }
  const violations = await page.evaluate(
    async ([context, values]) => {
      const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'] }
      const found = await window.axe.run(context, options)
      return found.violations.map(({ id, help, nodes }) => ({ id, help, nodes }))
    },
    [selector, RULES] as const,
  )
  return violations.map(inWords)
}

import type { Browser, Page } from 'playwright-core'
import { openTab, type Tab } from '../testing/browser'
import type { DemoGateway } from '../testing/demo-gateway'
import { type Colleague, DESKTOP, fillNewPassword, heading, signIn } from './studio-site'

/** Adds a member to a gateway with the demo, and returns their browser tab, logged in for the first time. */
export async function takeDesk(
  browser: Browser,
  gateway: DemoGateway,
  colleague: Colleague & { role: string },
): Promise<Tab> {
  const first = await gateway.addMember(colleague, colleague.role)
  const tab = await openTab(browser, { ...DESKTOP, viewport: { width: 1440, height: 900 } })
  await begin(tab.page, `${gateway.origin}/studio/`, colleague, first)
  return tab
}

async function begin(page: Page, studio: string, colleague: Colleague, first: string): Promise<void> {
  await page.goto(studio)
  await signIn(page, { login: colleague.login, password: first })
  await page.getByLabel('收到的密码').fill(first)
  await fillNewPassword(page, colleague.password)
  await page.getByRole('button', { name: '保存并进入' }).click()
  await heading(page, '首页').waitFor()
}

import { randomInt } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../testing/browser'
import { type DemoGateway, type OwnDemoGateway, startDemoGateway } from '../testing/demo-gateway'

/** A gateway that a phone in the same network can reach, and a browser. */
export interface PassportSite extends AsyncDisposable {
  gateway: OwnDemoGateway
  browser: Browser
  /** The address of this machine in its network, where no page is a secure context. */
  lan: string
}

export async function openPassportSite(): Promise<PassportSite> {
  const [gateway, browser] = await Promise.all([startDemoGateway({ host: '0.0.0.0' }), openBrowser()])
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const address = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
  if (!address) throw new Error('This machine is in no network, so no phone could reach it.')
  return {
    gateway,
    browser,
    lan: gateway.origin.replace('127.0.0.1', address),
    async [Symbol.asyncDispose]() {
      await browser.close()
      await gateway.stop()
    },
  }
}

/** A phone that no other test has. */
export function newHandset(): string {
  return `137${randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')}`
}

/** Fills in the form up to the code, and requests one. */
export async function askForCode(page: Page, handset: string): Promise<void> {
  await page.getByLabel('手机号', { exact: false }).first().fill(handset)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText('验证码已发送至').waitFor()
}

/** The whole login, on a page that shows the form. */
export async function logInByCode(
  page: Page,
  gateway: Pick<DemoGateway, 'smsCode'>,
  handset: string,
): Promise<void> {
  await askForCode(page, handset)
  await page.getByLabel('短信验证码').fill(await gateway.smsCode(handset))
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

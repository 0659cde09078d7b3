import { Client } from 'pg'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { openBrowser, openTab, PHONE, type Tab } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import type { Visitor } from './lead-site'

export const REGISTER = '**/oabase/api/channel/app/open/add_open_account'
export const BROKERS = '**/oabase/api/channel/app/open/multiple-brokerage-options*'

/** A gateway with the demo's brokers, a browser on the page to register with one, and access to what was stored. */
export interface RegisterSite extends AsyncDisposable {
  gateway: DemoGateway
  browser: Browser
  address: string
  open(device?: Parameters<Browser['newContext']>[0], prepare?: Prepare): Promise<Tab>
  /** The applications of a visitor, the earliest first. */
  stored(visitor: Visitor): Promise<{ broker: string; area_id: number | null }[]>
  /** Skips the minute in which nobody gets another code. */
  passMinute(): Promise<void>
}

/** Prepares a tab before its page is opened. */
type Prepare = (context: BrowserContext) => Promise<unknown>

export async function openRegisterSite(): Promise<RegisterSite> {
  const gateway = sharedDemoGateway()
  const browser = await openBrowser()
  const database = new Client({ connectionString: gateway.databaseUrl })
  await database.connect()
  const address = `${gateway.origin}/h5-page/brokerRegister`
  return {
    gateway,
    browser,
    address,
    async open(device = PHONE, prepare = async () => undefined) {
      const tab = await openTab(browser, device)
      await prepare(tab.context)
      await tab.page.goto(address)
      return tab
    },
    async stored({ name }) {
      const { rows } = await database.query<{ broker: string; area_id: number | null }>(
        'SELECT broker, area_id FROM account_intent WHERE name = $1 ORDER BY created_at',
        [name],
      )
      return rows
    },
    async passMinute() {
      await database.query(`UPDATE sms_phone SET sent_at = sent_at - interval '1 minute'`)
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      await database.end()
    },
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
export const brokerCard = (page: Page, name: string) =>
  page.locator('.yz-register__broker', { hasText: name })
export const submit = (page: Page) => button(page, '提交登记')
export const field = (page: Page, name: string) => page.locator(`.yz-register input[name=${name}]`)
export const toBroker = (page: Page) => button(page, /^前往.+开户$/)
export const step = (page: Page, text: string): Locator =>
  page.locator('.yz-register__steps [aria-current]', { hasText: text })

/** Fills in name, address and consent. */
export async function fill(page: Page, { name }: Pick<Visitor, 'name'>): Promise<void> {
  await field(page, 'name').fill(name)
  await page.locator('.yz-register .yz-address__trigger').click()
  const picker = page.getByRole('dialog', { name: '选择所在地区' })
  for (const region of ['广东省', '广州市', '天河区'])
    await picker.getByRole('option', { name: region }).click()
  await picker.waitFor({ state: 'hidden' })
  await field(page, 'consent').check()
}

/** Requests a code and types it in. */
export async function proveHandset(page: Page, gateway: DemoGateway, { handset }: Visitor): Promise<void> {
  await field(page, 'handset').fill(handset)
  await button(page, '获取验证码').click()
  await button(page, /秒后重发/).waitFor()
  await field(page, 'code').fill(await gateway.smsCode(handset))
}

/** Goes from the choice of a broker to the last step. */
export async function registerWith(
  page: Page,
  gateway: DemoGateway,
  { broker, visitor }: { broker: string; visitor: Visitor },
): Promise<void> {
  await brokerCard(page, broker).click()
  await fill(page, visitor)
  await proveHandset(page, gateway, visitor)
  await submit(page).click()
  await step(page, '完成登记').waitFor()
}

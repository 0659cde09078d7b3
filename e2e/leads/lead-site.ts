import { randomInt } from 'node:crypto'
import { Client } from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openBrowser, openTab, PHONE, type Tab } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'
import { LEAD_PAGE } from './lead-page'

/** Paths of the calls that submit a lead. */
export const SEND = '**/oabase/api/passport/register/advert-sms/send'
export const GIFT = '**/oabase/api/gift/v1/activity'
export const POPUPS = '**/lead-popups.*.js'

/** A person that no other test uses. */
export interface Visitor {
  name: string
  handset: string
}

/** A gateway with a page that collects leads, a browser, and access to what was really stored. */
export interface LeadSite extends AsyncDisposable {
  gateway: DemoGateway
  browser: Browser
  address: string
  open(device?: Parameters<Browser['newContext']>[0]): Promise<Tab>
  /** How many leads and callback tasks a visitor has. */
  stored(visitor: Visitor): Promise<{ leads: number; callbacks: number }>
  /** Skips the minute in which nobody gets another code. */
  passMinute(): Promise<void>
}

export async function openLeadSite(): Promise<LeadSite> {
  const gateway = sharedDemoGateway()
  const browser = await openBrowser()
  const database = new Client({ connectionString: gateway.databaseUrl })
  await database.connect()
  const address = `${gateway.origin}/h5-page/h5/${LEAD_PAGE.code}`
  return {
    gateway,
    browser,
    address,
    async open(device = PHONE) {
      const tab = await openTab(browser, device)
      await tab.page.goto(address)
      return tab
    },
    async stored({ name }) {
      const { rows } = await database.query<{ leads: number; callbacks: number }>(
        `SELECT count(*)::int AS leads, count(task.lead_id)::int AS callbacks
        FROM lead LEFT JOIN callback_task AS task USING (lead_id) WHERE nick_name = $1`,
        [name],
      )
      return rows[0] ?? { leads: 0, callbacks: 0 }
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

/** A name and a phone of their own, so that what is stored of them can be counted. */
export function newVisitor(): Visitor {
  const number = randomInt(10 ** 8)
    .toString()
    .padStart(8, '0')
  return { name: `王${number}`, handset: `136${number}` }
}

export const field = (page: Page, name: string) => page.locator(`input[name=${name}]`)
export const startButton = (page: Page) => page.locator('form .yz-lead__button')
export const codePopup = (page: Page) => page.getByRole('dialog', { name: '输入验证码' })
export const activate = (page: Page) => codePopup(page).locator('.yz-lead__button')
export const success = (page: Page) => page.getByRole('dialog', { name: '提交成功' })
/** An error that the form itself, or its popup, shows. */
export const fault = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

export async function fill(page: Page, { name, handset }: Visitor): Promise<void> {
  await field(page, 'nick_name').fill(name)
  await field(page, 'handset').fill(handset)
  await field(page, 'consent').check()
}

/** Goes as far as the popup that asks for the code. */
export async function toCode(page: Page, visitor: Visitor): Promise<void> {
  await fill(page, visitor)
  await startButton(page).click()
  await codePopup(page).waitFor()
}

/** Types in the code that was sent. */
export async function typeCode(page: Page, gateway: DemoGateway, { handset }: Visitor): Promise<void> {
  await field(page, 'code').fill(await gateway.smsCode(handset))
}

/** Goes all the way; ends with the popup that reports success. */
export async function leaveLead(page: Page, gateway: DemoGateway, visitor: Visitor): Promise<void> {
  await toCode(page, visitor)
  await typeCode(page, gateway, visitor)
  await activate(page).click()
  await success(page).waitFor()
}

/** Everything that a page can store on a phone, as one text. */
export async function storageOf(page: Page, context: BrowserContext): Promise<string> {
  const own = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  return `${own} ${JSON.stringify(await context.cookies())} ${page.url()}`
}

/** Counts the requests of a page, or of any page of a context, for these paths. */
export function countCalls(of: Page | BrowserContext, path: string): () => number {
  const ending = path.replace('**', '')
  let calls = 0
  of.on('request', (request) => {
    if (new URL(request.url()).pathname === ending) calls++
  })
  return () => calls
}

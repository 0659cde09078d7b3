import { randomInt } from 'node:crypto'
import { Client } from 'pg'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openTab, PHONE } from './browser'
import { type DemoGateway, sharedDemoGateway } from './demo-gateway'
import { logIn } from './log-in'
import { passGate } from './pass-gate'
import { type VisitorCall, visitorCalls } from './visitor-calls'

/**
 * A page that sells a product of the demo's data: two skus of one product. It states a price, so that the cashier asks
 * which.
 */
const SHOP = {
  code: 'cashier-shop',
  title: '大盘指数研究课程',
  page_schema: [
    { name: 'payButton', value: { mark: 'dbzs', text: '立即购买', price: '1980.00' } },
    { name: 'footer', value: { show: true, show3: true, fxts: true } },
  ],
}
/** The product of `dbzs`. */
const PRODUCT = 1191
const ADDRESS = `/h5-page/h5/${SHOP.code}`

export const WECHAT = { ...PHONE, userAgent: `${PHONE.userAgent} MicroMessenger/8.0.50` }

/** Somebody who wants to buy, and what the gateway has on record for them. */
interface Buyer extends AsyncDisposable {
  page: Page
  /** Their phone. */
  handset: string
  context: BrowserContext
  complaints: string[]
  /** Makes a call of theirs outside the page. */
  call: VisitorCall
  /** Opens the selling page in another tab of theirs. */
  openShop(): Promise<Page>
  /** The orders of this visitor, oldest first. */
  orders(): Promise<{ pid: string; status: number; sku_id: number; grants: number; refunds: number }[]>
  /** Makes an order this much older. */
  age(pid: string, minutes: number): Promise<void>
}

export interface Shop extends AsyncDisposable {
  gateway: DemoGateway
  /** The origin to open it at, and the address of the selling page. */
  origin: string
  address: string
  /** Somebody who may buy: with a risk test and a signed contract, unless `isNew`. */
  enter(options?: BrowserContextOptions, visitor?: { isNew?: boolean }): Promise<Buyer>
}

/** Publishes the page at a gateway. Suppliers return to `localhost`, so that is where it is opened. */
export async function openShop(browser: () => Browser, gateway = sharedDemoGateway()): Promise<Shop> {
  await gateway.importPages(SHOP)
  const origin = gateway.origin.replace('127.0.0.1', 'localhost')
  const database = new Client(gateway.databaseUrl)
  await database.connect()

  async function enter(
    options: BrowserContextOptions = PHONE,
    { isNew = false }: { isNew?: boolean } = {},
  ): Promise<Buyer> {
    const handset = `137${String(randomInt(1e8)).padStart(8, '0')}`
    const { page, context, complaints } = await openTab(browser(), { baseURL: origin, ...options })
    await logIn(context, gateway, { handset, origin })
    if (!isNew) await passGate(gateway, { handset, product_id: PRODUCT })
    const uid = uidIn(await gateway.token(handset))
    const opened = async (tab: Page) => {
      await tab.goto(ADDRESS)
      return tab
    }
    await opened(page)
    return {
      page,
      handset,
      call: visitorCalls(gateway, handset),
      context,
      complaints,
      openShop: async () => opened(await context.newPage()),
      async orders() {
        const { rows } = await database.query(
          `SELECT pid, status, sku_id::int,
             (SELECT count(*)::int FROM entitlement_grant WHERE entitlement_grant.pid = shop_order.pid) AS grants,
             (SELECT count(*)::int FROM refund WHERE refund.pid = shop_order.pid) AS refunds
           FROM shop_order WHERE uid = $1 ORDER BY created_at, pid`,
          [uid],
        )
        return rows
      },
      async age(pid, minutes) {
        await database.query(
          `UPDATE shop_order SET created_at = created_at - make_interval(mins => $2),
             expire_at = expire_at - make_interval(mins => $2) WHERE pid = $1`,
          [pid, minutes],
        )
      },
      [Symbol.asyncDispose]: () => context.close(),
    }
  }

  return { gateway, origin, address: ADDRESS, enter, [Symbol.asyncDispose]: () => database.end() }
}

function uidIn(token: string): number {
  const [, body = ''] = token.split('.')
  return Number(JSON.parse(Buffer.from(body, 'base64url').toString()).sub)
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** Opens the cashier, even right after it was closed: the same tap only gets through once a second. */
export async function tapToBuy(page: Page): Promise<void> {
  const cashier = page.getByRole('dialog', { name: '收银台' })
  await expect
    .poll(async () => {
      // It may open just before the click.
      if (!(await cashier.isVisible()))
        await button(page, '立即购买')
          .click({ timeout: 1000 })
          .catch(() => {})
      return cashier.isVisible()
    })
    .toBe(true)
}

/** From the selling page to the order: a sku is chosen where there are several. */
export async function order(page: Page, sku = '三个月'): Promise<void> {
  await tapToBuy(page)
  await page.getByLabel(sku).check()
  await button(page, '下一步').click()
  await button(page, '确认支付').waitFor()
}

/** Chooses a payment method, and goes there. */
export async function payBy(page: Page, way: '微信支付' | '支付宝'): Promise<void> {
  await page.getByLabel(way).check()
  await button(page, '确认支付').click()
  await page.waitForURL(/\/sandbox\/pay\?/)
}

/** Comes back from a supplier and says that payment is done. */
export async function sayDone(page: Page): Promise<void> {
  await page.waitForURL(/\/h5-page\/pay\?/)
  await button(page, '已完成支付').click()
}

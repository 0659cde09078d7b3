import { loadConfig, openDatabase, setupAddress, setupToken } from '@yingzao/gateway/testing'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, openTab, type Tab } from '../testing/browser'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess, PRODUCTION } from '../testing/gateway-process'
import { LeadCodes } from '../testing/lead-codes'

/** Somebody who works in the Studio. */
export interface Colleague {
  name: string
  login: string
  password: string
}

export const ADMINISTRATOR: Colleague = { name: '陈立', login: 'chenli', password: 'seven quiet lanterns' }

/** Settings of a gateway whose pages go live without an approval, which production never allows. */
export const WITHOUT_APPROVAL = { APP_ENV: 'test' } as const

/** Elements that are fading in or out are not colour faults. */
export const DESKTOP = { reducedMotion: 'reduce', acceptDownloads: true } as const

/** A gateway without a member, and a desktop browser. */
export interface StudioSite extends AsyncDisposable {
  origin: string
  /** The link for whoever sets up the first administrator. */
  setupLink: string
  browser: Browser
  /** A browser tab with its own login: another person, or the same one on another machine. */
  newTab(width?: number): Promise<Tab>
  /** Submits a lead, as a visitor's page would, and returns its phone. */
  leaveLead(nick_name: string): Promise<string>
}

/**
 * `settings`: in addition to those of every gateway in production. `at`: where the Studio is, if not on the pages'
 * host.
 */
export async function openStudioSite(
  settings: Record<string, string> = {},
  at?: { port: number; studio: string },
): Promise<StudioSite> {
  const folder = await DataFolder.create()
  const environment = { ...PRODUCTION, ...settings }
  const [gateway, browser] = await Promise.all([
    GatewayProcess.start({ dataDir: folder.path, environment, ...(at && { port: at.port }) }),
    openBrowser(),
  ])
  const config = loadConfig({ ...environment, DATA_DIR: folder.path })
  const db = openDatabase({ url: folder.databaseUrl, max: 2, applicationName: 'yingzao e2e' })
  const token = await setupToken({ config, db })
  const codes = new LeadCodes(db.pool, config)
  return {
    origin: gateway.origin,
    setupLink: setupAddress(at?.studio ?? gateway.origin, token ?? ''),
    browser,
    newTab: (width = 1440) => openTab(browser, { ...DESKTOP, viewport: { width, height: 900 } }),
    async leaveLead(nick_name) {
      const { handset, code } = await codes.take()
      await leaveLead(gateway.origin, { nick_name, handset, code })
      return handset
    },
    async [Symbol.asyncDispose]() {
      await browser.close()
      await db.close()
      await gateway.stop()
      await folder[Symbol.asyncDispose]()
    },
  }
}

async function leaveLead(
  origin: string,
  proved: { nick_name: string; handset: string; code: string },
): Promise<void> {
  const lead = {
    ...proved,
    consent: 1,
    consent_version: '1.0',
    page_code: 'etf-course',
    cps_id: 'wx-moments',
  }
  const reply = await fetch(`${origin}/oabase/api/gift/v1/activity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  })
  const { code, msg } = (await reply.json()) as { code: number; msg: string }
  if (code !== 1) throw new Error(`The lead was not taken: ${msg}`)
}

/** Creates the first administrator, who is then logged in. */
export async function setUp(page: Page, site: StudioSite): Promise<void> {
  await page.goto(site.setupLink)
  await page.getByLabel('姓名').fill(ADMINISTRATOR.name)
  await page.getByLabel('账号').fill(ADMINISTRATOR.login)
  await fillNewPassword(page, ADMINISTRATOR.password)
  await page.getByRole('button', { name: '创建并进入' }).click()
  await heading(page, '首页').waitFor()
}

/** Types a new password twice. */
export async function fillNewPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('新密码', { exact: true }).fill(password)
  await page.getByLabel('再输一次新密码').fill(password)
}

/** Fills in the login and submits it. */
export async function signIn(page: Page, { login, password }: Omit<Colleague, 'name'>): Promise<void> {
  await page.getByLabel('账号').fill(login)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** The heading that names the screen. */
export function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, level: 1 })
}

/** What the browser reports as errors but is intended: replies that refuse. */
const MEANT = /status of (401|403|404|409|422|423)/

/** What went wrong in a tab. */
export function faultsOf({ complaints }: Tab): string[] {
  return complaints.filter((text) => !MEANT.test(text))
}

import type { Page } from 'playwright-core'
import type { Tab } from '../testing/browser'
import { type Colleague, fillNewPassword, heading, type StudioSite, signIn } from './studio-site'

const HEADERS = { 'x-yingzao-studio': '1', 'content-type': 'application/json' }

/** What the gateway has stored of a page. */
export interface Held {
  revision: number
  document: { title: string; page_schema: { name: string }[] }
}

/** Calls the gateway as the member who is logged in on this page. */
async function call<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([method, path, headers, body]) => {
      const reply = await fetch(`/studio-api/${path}`, { method, headers, ...(body && { body }) })
      const { code, msg, response } = await reply.json()
      if (code !== 1) throw new Error(`${path}: ${msg}`)
      return response
    },
    [method, path, HEADERS, body && JSON.stringify(body)] as const,
  ) as Promise<Answer>
}

export const held = (page: Page, code: string) => call<Held>(page, 'GET', `pages/detail?code=${code}`)

export async function createPage(page: Page, code: string, document: object): Promise<void> {
  const { title } = document as { title: string }
  await call(page, 'POST', 'pages/create', { code, title, document: JSON.stringify(document) })
}

/** Publishes a page as it was created. */
export const publishCreated = (page: Page, code: string) =>
  call(page, 'POST', 'pages/publish', { code, revision: 1 })

/** Adds a member with one role and brings them past their first password, in a tab of their own, to the list of pages. */
export async function addColleague(
  { site, page }: { site: StudioSite; page: Page },
  { name, login, password }: Colleague,
  role: string,
): Promise<Tab> {
  const member = { name, login, roles: [role] }
  const { first_password } = await call<{ first_password: string }>(page, 'POST', 'members/add', member)
  const studioTab = await site.newTab()
  await studioTab.page.goto(`${site.origin}/studio/pages`)
  await signIn(studioTab.page, { login, password: first_password })
  await studioTab.page.getByLabel('收到的密码').fill(first_password)
  await fillNewPassword(studioTab.page, password)
  await studioTab.page.getByRole('button', { name: '保存并进入' }).click()
  await heading(studioTab.page, '页面').waitFor()
  return studioTab
}

/** Opens the editor, without the tour that it gives the first time. */
export async function openEditor(page: Page, origin: string, code: string): Promise<void> {
  await page.goto(`${origin}/studio/pages/${code}/edit`)
  await title(page).waitFor()
  await skipTour(page)
}

async function skipTour(page: Page): Promise<void> {
  const isNew = await page.evaluate(() => !Object.keys(localStorage).some((key) => key.includes('tour')))
  if (!isNew) return
  await page.getByRole('button', { name: '下一步' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '下一步' }).waitFor({ state: 'detached' })
}

export const title = (page: Page) => heading(page, '').first()

/** Types another title into the bar above the page. */
export async function rename(page: Page, to: string): Promise<void> {
  await title(page).getByRole('button').click()
  await page.getByRole('textbox', { name: '页面标题' }).first().fill(to)
  await page.keyboard.press('Enter')
}

/** Waits for the words that say how the page is saved. */
export async function saveState(page: Page, words: string): Promise<void> {
  await page.locator('.ed-save').getByText(words, { exact: true }).waitFor()
}

/** Closes the dialog that appears once a page is published: how to promote it, or what could be better. */
export async function closeSharing(page: Page, by: 'keys' | 'mouse' = 'keys'): Promise<void> {
  const sheet = page.getByRole('dialog', { name: /^(推广“|已发布)/ })
  await sheet.waitFor()
  if (by === 'keys') await page.keyboard.press('Escape')
  else await sheet.locator('.ant-modal-close').click()
  await sheet.waitFor({ state: 'hidden' })
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../testing/accessibility'
import {
  ADMINISTRATOR,
  faultsOf,
  heading,
  openStudioSite,
  type StudioSite,
  setUp,
  signIn,
} from './studio-site'

let site: StudioSite
beforeAll(async () => {
  site = await openStudioSite()
})
afterAll(() => site?.[Symbol.asyncDispose]())

test('the link makes the first administrator, who logs in again at the address they wanted', async () => {
  const studioTab = await site.newTab()
  const { page, context } = studioTab
  await setUp(page, site)
  expect(page.url()).toBe(`${site.origin}/studio/home`)
  await page.getByRole('button', { name: ADMINISTRATOR.name }).click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await heading(page, '登录').waitFor()

  await page.goto(`${site.origin}/studio/members`)
  await signIn(page, { ...ADMINISTRATOR, password: 'a wrong password' })
  await page.getByText('账号或密码错误').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('密码', { exact: true }).fill(ADMINISTRATOR.password)
  await page.keyboard.press('Enter')
  await heading(page, '成员').waitFor()
  await page.getByRole('cell', { name: `${ADMINISTRATOR.name} ${ADMINISTRATOR.login}` }).waitFor()
  expect(await page.title()).toBe('成员 · 营造')
  expect(faultsOf(studioTab)).toEqual([])
  await context.close()
})

test('nothing of a login can be read by a script, and the link works once', async () => {
  const { page, context } = await site.newTab()
  await page.goto(site.setupLink)
  await heading(page, '登录').waitFor()
  await signIn(page, ADMINISTRATOR)
  await heading(page, '首页').waitFor()
  expect(await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length])).toEqual([
    '',
    0,
    0,
  ])
  await context.close()
})

import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessibilityFaults } from '../../testing/accessibility'
import type { Tab } from '../../testing/browser'
import {
  ADMINISTRATOR,
  faultsOf,
  fillNewPassword,
  heading,
  openStudioSite,
  type StudioSite,
  setUp,
  signIn,
} from '../studio-site'

const OPERATOR = { name: '林小雨', login: 'lin.xiaoyu', password: 'paper boats at noon' }
const AUDITOR = { name: '周明', login: 'zhouming', password: 'green tea and granite' }
const REASON = '客户来电核对'
const NOTE = '客户周三下午方便接听'

let site: StudioSite
let handset: string
let administrator: Tab

beforeAll(async () => {
  site = await openStudioSite()
  handset = await site.leaveLead('王芳')
  for (const name of ['李建国', '张伟', '刘洋']) await site.leaveLead(name)
  administrator = await site.newTab()
  await setUp(administrator.page, site)
})
afterAll(() => site?.[Symbol.asyncDispose]())

const studio = (path: string) => `${site.origin}/studio${path}`
const drawer = (page: Page) => page.getByRole('dialog', { name: '王芳' })

/** Adds a member and returns the first password, which is shown only this once. */
async function addMember({ name, login }: typeof OPERATOR, role: string): Promise<string> {
  const { page } = administrator
  await page.goto(studio('/members'))
  await page.getByRole('button', { name: '添加成员' }).click()
  const form = page.getByRole('dialog', { name: '添加成员' })
  await form.getByLabel('姓名').fill(name)
  await form.getByLabel('账号').fill(login)
  await form.getByRole('checkbox', { name: '运营' }).uncheck()
  await form.getByRole('checkbox', { name: new RegExp(`^${role}`) }).check()
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('button', { name: '添加成员' }).click()
  const given = page.getByRole('dialog', { name: `已添加 ${name}` })
  const password = (await given.locator('code').textContent()) ?? ''
  await given.getByRole('button', { name: '我已转交或记下' }).click()
  await page.getByRole('cell', { name: `${name} ${login}` }).waitFor()
  expect(await page.content()).not.toContain(password)
  return password
}

/** Logs in for the first time, as somebody who was given a password. */
async function begin(tab: Tab, colleague: typeof OPERATOR, first: string): Promise<void> {
  const { page } = tab
  await page.goto(studio('/'))
  await signIn(page, { login: colleague.login, password: first })
  await heading(page, '设置新密码').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByLabel('收到的密码').fill(first)
  await fillNewPassword(page, colleague.password)
  await page.getByRole('button', { name: '保存并进入' }).click()
  await heading(page, '首页').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('link', { name: '线索', exact: true }).click()
  await heading(page, '线索').waitFor()
}

/** Where a browser may keep what was searched for: address, history, fields, storage. */
function placesOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const fields = [...document.querySelectorAll('input')].map(({ value }) => value)
    return JSON.stringify([location.href, history.state, fields, { ...localStorage }, { ...sessionStorage }])
  })
}

test('an operator’s first day ends in what an auditor reads', async () => {
  const first = await addMember(OPERATOR, '运营')
  const studioTab = await site.newTab()
  const { page } = studioTab
  await begin(studioTab, OPERATOR, first)
  const open = await page.getByRole('navigation').getByRole('link').allTextContents()
  expect(open).toContain('线索')
  expect(open).not.toContain('成员')
  expect(open).not.toContain('审计')

  await page.getByText('共 4 条线索').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('textbox', { name: '手机号、后四位、姓名、编号' }).fill(handset)
  await page.keyboard.press('Enter')
  await page.getByText('按手机号找到 1 条线索').waitFor()
  await page.getByText('共 1 条线索').waitFor()
  expect(await placesOf(page)).not.toContain(handset)
  await page.reload()
  await page.getByText('按手机号找到 1 条线索').waitFor()
  await page.getByText('共 1 条线索').waitFor()
  const masked = `${handset.slice(0, 3)}****${handset.slice(-4)}`
  await page.getByRole('cell', { name: masked }).waitFor()
  expect(await page.content()).not.toContain(`>${handset}<`)

  await page.getByRole('button', { name: '王芳' }).click()
  await drawer(page).getByText(masked).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
  const address = page.url()
  await drawer(page).getByRole('button', { name: '查看完整号码' }).click()
  const asking = page.getByRole('dialog', { name: '查看完整手机号' })
  await asking.getByRole('button', { name: '查看', exact: true }).click()
  await asking.getByText('请写明理由，至少 2 个字').waitFor()
  await asking.getByText(REASON).click()
  await asking.getByRole('button', { name: '查看', exact: true }).click()
  await drawer(page).getByText(handset).waitFor()
  await drawer(page)
    .getByRole('button', { name: /^隐藏（\d+ 秒）$/ })
    .click()
  await drawer(page).getByText(masked).waitFor()

  await choose(page, '负责人', OPERATOR.name)
  await choose(page, '状态', '跟进中')
  await drawer(page).getByRole('textbox', { name: '添加备注' }).fill(NOTE)
  await drawer(page).getByRole('button', { name: '添加备注' }).click()
  await drawer(page).getByRole('listitem').filter({ hasText: NOTE }).waitFor()
  const history = drawer(page).locator('section').filter({ hasText: '操作记录' })
  await history.getByText(`${OPERATOR.name} 查看完整手机号 ${REASON}`).waitFor()
  await history.getByText('新线索 → 跟进中').waitFor()
  await page.keyboard.press('Escape')
  await drawer(page).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: '导出' }).click()
  const dialog = page.getByRole('dialog', { name: '导出线索' })
  await dialog.getByText('CSV').click()
  await dialog.getByLabel('导出理由').fill('本周回访名单')
  expect(await accessibilityFaults(page)).toEqual([])
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '导出', exact: true }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^线索-\d{4}-\d\d-\d\d\.csv$/)
  // The browser belongs to another process, so its files have no path here.
  const table = await text(await file.createReadStream())
  expect(table).toContain(masked)
  expect(table).not.toContain(handset)
  expect(table.trim().split('\n')).toHaveLength(2)
  expect(faultsOf(studioTab)).toEqual([])

  const auditorTab = await site.newTab()
  await begin(auditorTab, AUDITOR, await addMember(AUDITOR, '审计'))
  const auditor = auditorTab.page
  // The link that a colleague would send.
  await auditor.goto(address)
  await drawer(auditor).getByText(NOTE).waitFor()
  expect(await drawer(auditor).getByRole('button', { name: '查看完整号码' }).count()).toBe(0)
  await auditor.keyboard.press('Escape')
  await auditor.goto(studio('/leads'))
  await auditor.getByRole('textbox', { name: '手机后四位、姓名、编号' }).fill(handset)
  await auditor.keyboard.press('Enter')
  await auditor.getByText(`已改为查找 ${handset.slice(-4)}`).waitFor()
  await auditor.getByText('共 1 条线索').waitFor()
  expect(await placesOf(auditor)).not.toContain(handset)
  await auditor.getByRole('link', { name: '审计' }).click()
  await auditor.getByRole('row').filter({ hasText: '按手机号查找线索' }).waitFor()
  const row = auditor.getByRole('row').filter({ hasText: '查看完整手机号' })
  await row
    .filter({ hasText: OPERATOR.name })
    .filter({ hasText: /线索 \d+/ })
    .waitFor()
  await row.getByRole('button').first().click()
  const difference = auditor.getByRole('table').last()
  expect(await difference.getByRole('row').allTextContents()).toContain(`理由无${REASON}`)
  expect(await accessibilityFaults(auditor)).toEqual([])
  expect(await auditor.content()).not.toContain(handset)
  expect(faultsOf(auditorTab)).toEqual([])
})

test('a colleague who is shut out is back at the login with their next step, and keeps their place', async () => {
  const colleague = { name: '何洁', login: 'hejie', password: 'slow river long road' }
  const first = await addMember(colleague, '运营')
  const studioTab = await site.newTab()
  const { page } = studioTab
  await begin(studioTab, colleague, first)
  await page.getByRole('radiogroup', { name: '状态' }).getByText('新线索').click()
  await page.waitForURL('**/leads?status=new')

  const admin = administrator.page
  await admin.getByRole('button', { name: `${colleague.name} 的更多操作` }).click()
  await admin.getByRole('menuitem', { name: '停用' }).click()
  const confirm = admin.getByRole('dialog').filter({ hasText: `停用 ${colleague.name}？` })
  expect(await accessibilityFaults(admin)).toEqual([])
  await confirm.getByRole('button', { name: '停用' }).click()
  await admin.getByRole('row').filter({ hasText: colleague.login }).getByText('已停用').waitFor()

  await page.getByRole('button', { name: '张伟' }).click()
  await heading(page, '登录').waitFor()
  await signIn(page, colleague)
  await page.getByText('账号或密码错误').waitFor()
  await signIn(page, ADMINISTRATOR)
  await drawer(page)
    .or(page.getByRole('dialog', { name: '张伟' }))
    .waitFor()
  expect(new URL(page.url()).searchParams.get('status')).toBe('new')
})

test('what a role does not open says so, and an address that leads nowhere too', async () => {
  const colleague = { name: '吴桐', login: 'wutong', password: 'nine maple shadows' }
  const first = await addMember(colleague, '运营')
  const studioTab = await site.newTab()
  await begin(studioTab, colleague, first)
  for (const [path, words] of [
    ['/members', '没有权限查看这里'],
    ['/nowhere/at/all', '页面不存在'],
  ] as const) {
    await studioTab.page.goto(studio(path))
    await heading(studioTab.page, words).waitFor()
    expect(await accessibilityFaults(studioTab.page)).toEqual([])
  }
})

async function choose(page: Page, label: string, option: string): Promise<void> {
  await drawer(page).getByRole('combobox', { name: label }).click()
  await page.locator('.ant-select-dropdown:visible').getByText(option, { exact: true }).click()
  await page.getByText('已保存').first().waitFor()
  await drawer(page).locator('.st-care').getByTitle(option).waitFor()
}

import { Client } from 'pg'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countCalls, storageOf } from '../leads/lead-site'
import { openBrowser, openTab, PHONE } from '../testing/browser'
import { type DemoGateway, sharedDemoGateway } from '../testing/demo-gateway'

const SUBMIT = '**/oabase/api/survey/v1/submit'
const HANDSET = '13800138000'
const choices = (...labels: string[]) => labels.map((label, index) => ({ id: `c${index + 1}`, label }))
const shownBy = (field: string, is: string, value: string) => ({
  showIf: { match: 'all', tests: [{ field, is, value }] },
})

const SURVEY = {
  title: '课后反馈',
  fields: [
    { id: 'has', label: '参加过课程吗？', type: 'choice', choices: choices('参加过', '没有参加过') },
    { id: 'which', label: '参加过哪一门？', type: 'text', ...shownBy('has', 'is', 'c1') },
    { id: 'score', label: '课程打几分？', type: 'score', ...shownBy('has', 'is', 'c1') },
    { id: 'why', label: '哪里可以更好？', type: 'textarea', ...shownBy('score', 'atMost', '3') },
    { id: 'place', label: '所在地区', type: 'region', required: false },
    { id: 'phone', label: '联系电话', type: 'phone' },
  ],
  after: { title: '收到了', text: '谢谢您的反馈' },
}
const PAGE = {
  code: 'survey-e2e',
  title: '课后反馈',
  meta: { keywords: '', description: '课后反馈' },
  background: '#ffffff',
  is_auto_fit: 0,
  extra: { pageID: 'survey-e2e' },
  page_schema: [
    { name: 'text', value: { html: '<p>请填写课后反馈</p>' }, children: [] },
    { name: 'survey', id: 'survey', value: SURVEY, children: [] },
    {
      name: 'footer',
      value: { show: true, show3: true, show4: true, show5: true, fxts: true },
      children: [],
    },
  ],
}

let gateway: DemoGateway
let browser: Browser
let database: Client
beforeAll(async () => {
  gateway = sharedDemoGateway()
  browser = await openBrowser()
  await gateway.importPages(PAGE)
  database = new Client({ connectionString: gateway.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await browser?.close()
  await database?.end()
})

const stored = async () => (await database.query('SELECT answers FROM survey_answer ORDER BY id')).rows
const submit = (page: Page) => page.getByRole('button', { name: '提交' })
const fault = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

async function open(breaks?: (page: Page) => Promise<unknown>) {
  const tab = await openTab(browser, PHONE)
  await breaks?.(tab.page)
  await tab.page.goto(`${gateway.origin}/h5-page/h5/${PAGE.code}`)
  return tab
}

test('a visitor is asked what their answers call for, told what is missing, and hands in once though they tap twice', async () => {
  const { page, context, complaints } = await open()
  const calls = countCalls(page, SUBMIT)
  const which = page.getByLabel('参加过哪一门？')
  const why = page.getByLabel('哪里可以更好？')
  expect(await which.isVisible()).toBe(false)
  await page.getByText('参加过', { exact: true }).tap()
  await which.waitFor()
  await page.getByRole('radio', { name: '2 星' }).tap()
  await why.waitFor()
  await submit(page).tap()
  await fault(page, '请填写此项').first().waitFor()
  expect(await which.evaluate((input) => input === document.activeElement)).toBe(true)
  await fault(page, '请输入手机号').waitFor()

  await which.fill('基金入门')
  await why.fill('再慢一点')
  // What was said before stays in the form, and is not handed in.
  await page.getByRole('radio', { name: '5 星' }).tap()
  await why.waitFor({ state: 'hidden' })
  await page.getByLabel('省', { exact: true }).selectOption({ label: '广东省' })
  await page.getByLabel('市', { exact: true }).selectOption({ label: '广州市' })
  await page.getByLabel('区', { exact: true }).selectOption({ label: '天河区' })
  await page.getByLabel('联系电话').fill(HANDSET)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await submit(page).dblclick()
  await page.getByRole('heading', { name: '收到了' }).waitFor()
  expect(calls()).toBe(1)
  expect((await stored()).map(({ answers }) => answers)).toEqual([
    [
      expect.objectContaining({ id: 'has', text: '参加过' }),
      expect.objectContaining({ id: 'which', text: '基金入门' }),
      expect.objectContaining({ id: 'score', text: '5' }),
      expect.objectContaining({ id: 'place', text: '广东省 广州市 天河区' }),
      { id: 'phone', label: '联系电话', type: 'phone', personal: true },
    ],
  ])
  expect(await storageOf(page, context)).not.toContain(HANDSET)
  await page.reload()
  await page.getByRole('heading', { name: '收到了' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('React never comes for it, and a form whose script does not come is answered by a page', async () => {
  const before = (await stored()).length
  const { page, context } = await open((page) =>
    page.route('**/dist/survey.*.js', (route) => route.fulfill({ status: 404, body: '' })),
  )
  const react: string[] = []
  page.on('request', (request) => /\/react\./.test(request.url()) && react.push(request.url()))
  await page.getByText('没有参加过').tap()
  await page.getByLabel('联系电话').fill(HANDSET)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await submit(page).tap()
  await page.getByRole('heading', { name: '收到了' }).waitFor()
  expect([(await stored()).length, react]).toEqual([before + 1, []])
  await context.close()
})

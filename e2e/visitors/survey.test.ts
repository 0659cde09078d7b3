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
const PAGED = {
  title: '提交材料',
  fields: [
    { id: 'has', label: '开过户吗？', type: 'choice', choices: choices('开过', '没有') },
    { id: 'p2', label: '关于账户', type: 'page', ...shownBy('has', 'is', 'c1') },
    { id: 'score', label: '开户方便吗？', type: 'score' },
    { id: 'p3', label: '上传材料', type: 'page' },
    { id: 'proof', label: '证明材料', type: 'file', most_files: 2 },
  ],
  ends: [{ id: 'low', title: '让您费心了', text: '我们会改进', ...shownBy('score', 'atMost', '3') }],
  after: { title: '材料已收到' },
}
const PAGED_CODE = 'survey-pages-e2e'
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
  await gateway.importPages({
    ...PAGE,
    code: PAGED_CODE,
    extra: { pageID: PAGED_CODE },
    page_schema: PAGE.page_schema.map((block) =>
      block.name === 'survey' ? { ...block, value: PAGED } : block,
    ),
  })
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

async function open(breaks?: (page: Page) => Promise<unknown>, code = PAGE.code) {
  const tab = await openTab(browser, PHONE)
  await breaks?.(tab.page)
  await tab.page.goto(`${gateway.origin}/h5-page/h5/${code}`)
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
  // What was answered before stays in the form, and is not submitted.
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

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
)

test('page by page, with the back key, to a file that is taken before the form is, and to the end of these answers', async () => {
  const { page, context, complaints } = await open(undefined, PAGED_CODE)
  const next = page.getByRole('button', { name: '下一页' })
  await next.tap()
  await fault(page, '请选择一项').waitFor()
  await page.getByText('开过', { exact: true }).tap()
  await next.tap()
  await page.getByRole('radio', { name: '2 星' }).tap()
  await next.tap()
  await page.getByText('证明材料').waitFor()
  await page.goBack()
  await page.getByRole('radio', { name: '2 星' }).waitFor()
  expect(await page.getByText('2/3').isVisible()).toBe(true)
  await next.tap()

  const picker = page.locator('input[type=file]')
  await picker.setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await fault(page, '文件的内容不是').waitFor()
  await page.getByRole('button', { name: '删除 说明.txt' }).tap()
  await picker.setInputFiles({ name: '证明.png', mimeType: 'image/png', buffer: PICTURE })
  await page.getByRole('button', { name: '删除 证明.png' }).waitFor()
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
  await submit(page).tap()
  await page.getByRole('heading', { name: '让您费心了' }).waitFor()
  const { rows } = await database.query(
    `SELECT answers, end_id, kind FROM survey_answer a JOIN survey_file f ON f.answer_id = a.id WHERE a.page_code = $1`,
    [PAGED_CODE],
  )
  expect(rows).toMatchObject([
    { end_id: 'low', kind: 'png', answers: [{}, {}, { id: 'proof', files: [{ kind: 'png' }] }] },
  ])
  await page.reload()
  await page.getByRole('heading', { name: '让您费心了' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

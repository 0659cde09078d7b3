import { expect, test } from 'vitest'
import { type Answers, allOf, click, createTestStudio, nameOf, press, refusal, type } from '../../testing'
import type { KeptPage, Sighting } from './evidence-rows'
import type { EvidenceState } from './proof-state'

const RENDERING = 'abcdefghijkl'
const HANDSET = '13800138000'

const sound: EvidenceState = {
  kept_since: '2026-11-01T00:00:00Z',
  sealed_until: new Date(Date.now() - 20 * 3_600_000).toISOString(),
  stamps: 'authority',
  anchor: {
    day: '2026-11-28',
    sha256: 'c'.repeat(64),
    stamp: { by: 'authority', at: '2026-11-28T16:00:05Z', signer: 'CN=时间戳服务中心' },
  },
  unstamped: 0,
  broken: 0,
}

const sighting = (change: Partial<Sighting> = {}): Sighting => ({
  kind: 'view',
  at: '2026-11-25T02:02:03Z',
  about: '',
  known_by: 'login',
  page_code: 'sale',
  page_title: '大盘课程',
  page_version: 7,
  variant: '12.B',
  container: 'wx',
  rendering: RENDERING,
  is_kept: true,
  is_other: false,
  seal: { day: '2026-11-26' },
  ...change,
})

const list = [
  sighting({ kind: 'order', at: '2026-11-26T01:00:00Z', about: '订单 202611260000000000000001', seal: null }),
  sighting({ kind: 'consent', about: '《隐私政策》2026-11-01，提供服务' }),
  sighting({ at: '2026-11-25T02:00:00Z', known_by: 'browser', container: null }),
  sighting({ at: '2026-11-25T01:00:00Z', rendering: null, is_kept: false, page_version: null }),
  sighting({ at: '2026-11-25T00:30:00Z', rendering: 'lostlostlost', is_kept: false, is_other: false }),
]

const page: KeptPage = {
  rendering: RENDERING,
  hash: 'a'.repeat(64),
  is_whole: true,
  html: '<!doctype html><p>投资有风险</p>',
  texts: ['大盘课程', '投资有风险'],
  page_code: 'sale',
  page_title: '大盘课程',
  page_version: 7,
  variant: '12.B',
  build: 'b-1',
  company_revision: 3,
  company: { company: '示例投顾', license_no: 'Z-1', advisers: [{ name: '李雷', number: 'S0740000000001' }] },
  bytes: 40_960,
  first_loaded_at: '2026-11-20T00:00:00Z',
  seal: { day: '2026-11-21' },
}

const answer = { is_known: true, until: '2026-11-26T01:00:00Z', list, is_capped: false }

const openEvidence = (answers: Answers = {}) =>
  createTestStudio({
    at: '/evidence',
    roles: ['compliance'],
    answers: { evidenceState: sound, evidenceSearch: answer, evidencePage: page, ...answers },
  })

type Studio = Awaited<ReturnType<typeof openEvidence>>

async function ask(
  studio: Studio,
  { by, field, value }: { by: string; field: string; value: string },
  reason = '客户投诉',
) {
  await click(await studio.find('radio', by))
  await type(await studio.find('field', field), value)
  await type(await studio.find('field', '为什么查'), reason)
  await click(await studio.find('button', '查询'))
}

const LEAD = { by: '线索', field: '线索编号', value: '12' }

test('a search lists what was seen and done, newest first, day by day', async () => {
  await using studio = await openEvidence()
  await studio.sees('封存和时间戳正常', '2026-11-28', 'CN=时间戳服务中心')
  await ask(studio, LEAD)
  await studio.sees('截至 2026-11-26 09:00，共 5 条记录')
  expect(studio.asked('evidenceSearch')).toEqual([{ lead_id: 12, reason: '客户投诉' }])
  expect(allOf('heading', /^2026-/).map(nameOf)).toEqual(['2026-11-26', '2026-11-25'])
  const entries = [...document.querySelectorAll('.ev-entry')].map(({ textContent }) => textContent)
  expect(entries[0]).toContain('下单09:00:00未封存订单 202611260000000000000001')
  expect(entries[0]).toContain('大盘课程 · 第 7 版 · 实验 12.B · 微信')
  expect(entries[1]).toContain('同意10:02:03已封存《隐私政策》2026-11-01，提供服务')
  expect(entries[2]).toContain('打开位置未知同一浏览器，没有登录')
  expect(entries[3]).toContain('没有留存内容')
})

test('a phone stands in no address, and neither does anything else that is asked', async () => {
  await using studio = await openEvidence()
  await ask(studio, { by: '手机', field: '手机号', value: '+86 138 0013 8000' })
  await studio.sees('共 5 条记录')
  expect(studio.asked('evidenceSearch')).toEqual([{ handset: HANDSET, reason: '客户投诉' }])
  expect(studio.address()).toBe('/evidence')
})

test.each([
  [{ by: '线索', field: '线索编号', value: 'x1' }, '请输入线索编号，只有数字'],
  [{ by: '订单', field: '订单号', value: '2026' }, '请输入完整的订单号，24 位数字'],
  [{ by: '手机', field: '手机号', value: '1380013' }, '请输入完整的手机号'],
])('%j is not looked for', async (asked, said) => {
  await using studio = await openEvidence()
  await ask(studio, asked, '查')
  await studio.sees(said, '请写明为什么查，至少 4 个字')
  expect(studio.asked('evidenceSearch')).toEqual([])
})

test('one that is chosen shows the page in a frame that runs nothing, with texts and facts', async () => {
  await using studio = await openEvidence()
  await ask(studio, LEAD)
  await studio.sees('选择一条记录')
  expect(studio.asked('evidencePage')).toEqual([])
  await click(await studio.find('button', /^同意/))
  await studio.sees(
    '投资有风险',
    'a'.repeat(64),
    '与留存时一致',
    '李雷 S0740000000001',
    '写入 2026-11-21 的存档',
  )
  const frame = document.querySelector('iframe')
  expect(frame?.getAttribute('sandbox')).toBe('')
  expect(frame?.getAttribute('srcdoc')).toBe(page.html)
  expect(frame?.title).toBe('当时的页面：大盘课程')
  // The same page, which is logged once.
  await click(await studio.find('button', /^下单/))
  await studio.sees('投资有风险')
  expect(studio.asked('evidencePage')).toEqual([{ rendering: RENDERING, reason: '客户投诉' }])
})

test('keys move from one to the next, and Enter shows it', async () => {
  await using studio = await openEvidence()
  await ask(studio, LEAD)
  await studio.sees('共 5 条记录')
  ;(document.activeElement as HTMLElement).blur()
  // The list listens for keys a moment after it can be read.
  await studio.until(() => {
    void press(document.body, 'j')
    return nameOf(document.activeElement as HTMLElement).startsWith('下单')
  })
  await press(document.activeElement, 'ArrowDown')
  expect(nameOf(document.activeElement as HTMLElement)).toMatch(/^同意/)
  await press(document.activeElement, 'k')
  expect(nameOf(document.activeElement as HTMLElement)).toMatch(/^下单/)
  expect(studio.asked('evidencePage')).toEqual([])
  await press(document.activeElement, 'Enter')
  await studio.sees('投资有风险')
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true')
})

test.each([
  [3, '浏览器没有报告页面编号'],
  [4, '没有留存编号为 lostlostlost 的页面'],
])('line %i says why there is no page', async (line, said) => {
  await using studio = await openEvidence()
  await ask(studio, LEAD)
  await studio.sees('共 5 条记录')
  await click(document.querySelectorAll('.ev-entry')[line])
  await studio.sees(said)
  expect(studio.asked('evidencePage')).toEqual([])
})

test.each([
  [{ is_whole: false }, '被改动过'],
  [{ is_whole: false, html: null, texts: [], company: null }, '留存内容有缺失'],
])('a page that is not what it was says so: %j', async (change, said) => {
  await using studio = await openEvidence({ evidencePage: { ...page, ...change } })
  await ask(studio, LEAD)
  await click(await studio.find('button', /^同意/))
  await studio.sees(said)
  expect(studio.text()).not.toContain('与留存时一致')
})

test.each([
  [{ ...answer, is_known: false, list: [], until: null }, '没有这条线索'],
  [{ ...answer, list: [] }, '没有浏览记录'],
  [{ ...answer, is_capped: true }, '更早的没有列出'],
  [refusal('tooManyRequests'), '查询次数已达每小时上限'],
  [refusal('serverError'), '服务器开小差了'],
])('what comes of a search is said: %#', async (evidenceSearch, said) => {
  await using studio = await openEvidence({ evidenceSearch })
  await ask(studio, LEAD)
  await studio.sees(said)
})

test('the file is saved, and its hash is said', async () => {
  await using studio = await openEvidence({ evidenceExport: { name: '留痕-线索12.wacz', text: 'wacz' } })
  await ask(studio, LEAD)
  await click(await studio.find('button', '导出证据文件'))
  // SHA-256 of these four characters.
  await studio.sees(
    '已保存 留痕-线索12.wacz',
    '9725ad8b55fd0540b232ae513c690edbac89a3e0969271b3e28c07aa7a6c689b',
  )
  expect(studio.asked('evidenceExport')).toEqual([{ lead_id: 12, reason: '客户投诉' }])
  expect(studio.address()).toBe('/evidence')
})

test('a file that is on its way says how far it is, and can be stopped', async () => {
  let line!: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>
  const text = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      line = controller
    },
  })
  await using studio = await openEvidence({ evidenceExport: { name: 'a.wacz', text } })
  await ask(studio, LEAD)
  await click(await studio.find('button', '导出证据文件'))
  await studio.sees('正在生成文件…')
  line.enqueue(new Uint8Array(2_097_152))
  await studio.sees('已收到 2.0 MB')
  await click(await studio.find('button', '停止导出'))
  await studio.find('button', '导出证据文件')
  expect(studio.text()).not.toContain('已保存')
})

test('an export that is refused says why', async () => {
  await using studio = await openEvidence({ evidenceExport: refusal('tooManyRequests') })
  await ask(studio, LEAD)
  await click(await studio.find('button', '导出证据文件'))
  await studio.sees('导出次数已达每小时上限')
})

test('an operator does not find the screen', async () => {
  await using studio = await createTestStudio({ at: '/evidence', roles: ['operator', 'auditor'] })
  await studio.sees('没有权限查看这里')
  expect(allOf('link', '留痕查询')).toEqual([])
})

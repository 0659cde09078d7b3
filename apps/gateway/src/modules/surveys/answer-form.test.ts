import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { surveyPage } from './testing/survey-page'

const FIELDS = [
  {
    id: 'topics',
    label: '想了解什么？',
    type: 'choices',
    choices: [
      { id: 'c1', label: '基金' },
      { id: 'c2', label: '风险' },
    ],
  },
  { id: 'phone', label: '电话', type: 'phone' },
  { id: 'place', label: '地区', type: 'region' },
]
const SENT = [
  ['answer-topics', 'c1'],
  ['answer-topics', 'c2'],
  ['answer-phone', '13800138000'],
  ['answer-place', ''],
  ['consent', '我已阅读并同意《隐私政策》'],
]

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
  await gateway.publish(surveyPage({ fields: FIELDS, after: { title: '收到了', text: '谢谢' } }))
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => gateway.database.owner.pool.query('DELETE FROM survey_answer'))

async function send(
  fields: string[][] = SENT,
  { url = '/h5-page/survey/sale?form=survey', headers = {} }: { url?: string; headers?: object } = {},
) {
  const reply = await gateway.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
  return { status: reply.statusCode, html: reply.payload, headers: reply.headers }
}

const stored = async () => (await gateway.ctx.db.pool.query('SELECT * FROM survey_answer')).rows

test('a form that no script has reached is answered by a page, and its answers are stored', async () => {
  const { status, html, headers } = await send()
  expect([status, html]).toEqual([200, '<h1>收到了</h1><p>谢谢</p>'])
  expect(headers['cache-control']).toContain('no-store')
  const [row] = await stored()
  expect(row.answers).toMatchObject([{ text: '基金、风险' }, { id: 'phone', personal: true }])
})

test('a reload of the answer stores nothing a second time', async () => {
  for (const _ of [1, 2]) expect((await send()).status).toBe(200)
  expect(await stored()).toHaveLength(1)
})

test('what is wrong is told by the name of the field, with the way back', async () => {
  const { html } = await send([['answer-topics', 'c1']])
  expect(html).toContain('“电话”：请输入手机号。请用浏览器的返回键回到表单')
  expect(await stored()).toEqual([])
})

test('regions, which come by script, are not asked, and a consent still is', async () => {
  const { html } = await send(SENT.slice(0, 3))
  expect(html).toContain('请先阅读并同意《隐私政策》')
})

test('a form that there is not is not found, and the address alone leads to the page', async () => {
  expect((await send(SENT, { url: '/h5-page/survey/sale?form=other' })).status).toBe(404)
  expect((await send(SENT, { url: '/h5-page/survey/nowhere?form=survey' })).status).toBe(404)
  const { statusCode, headers } = await gateway.app.inject('/h5-page/survey/sale')
  expect([statusCode, headers.location]).toEqual([303, '/h5-page/h5/sale'])
})

test('a page of another site sends nothing', async () => {
  const { status } = await send(SENT, { headers: { origin: 'https://elsewhere.example' } })
  expect([status, await stored()]).toEqual([403, []])
})

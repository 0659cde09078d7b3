import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'

let gateway: TestGateway
let editor: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  editor = await signInMember(gateway, { roles: ['editor'], name: '李编辑' })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const DAY_MS = 86_400_000
const END = Date.UTC(2027, 0, 10)

const page = (html: string, rest: object = {}) =>
  JSON.stringify({
    code: 'spring',
    title: '春季开户',
    extra: { pageID: 'statistics-7' },
    page_schema: [
      { name: 'text', value: { html: `<p>${html}</p>` } },
      { name: 'countdown', value: { name: '剩余', endTime: END } },
    ],
    ...rest,
  })
const keep = (name: string, document = page('第一版'), member = editor) =>
  callStudio(gateway, 'templateCreate', { name, purpose: 'acquire', about: '开户活动', document }, member)
const take = (id: number) => callStudio(gateway, 'templateUse', { id: `own/${id}` }, editor)
const list = async () => (await callStudio(gateway, 'templateList', {}, editor)).response
const lastAct = async () =>
  (
    await gateway.ctx.db.pool.query(
      'SELECT action, subject, before, after FROM audit_log ORDER BY seq DESC LIMIT 1',
    )
  ).rows[0]

test('a page is kept for everybody, without what is its own', async () => {
  const start_at = Date.UTC(2026, 11, 1)
  const { template } = (await keep('开户', page('第一版', { start_at, end_at: END }))).response
  expect(await lastAct()).toMatchObject({ action: 'template.create', subject: `template:${template.id}` })
  expect((await list()).own).toContainEqual(
    expect.objectContaining({
      name: '开户',
      page_title: '春季开户',
      about: '开户活动',
      updated_by: '李编辑',
    }),
  )
  expect((await gateway.app.inject(template.look)).body).toContain('第一版')
  const used = (await take(template.id)).response
  expect(used.document).toContain('第一版')
  expect(used.document).not.toContain('statistics-7')
  expect(JSON.parse(used.document)).not.toHaveProperty('start_at')
  expect(used.slots).toEqual([])
  const made = await callStudio(
    gateway,
    'pageCreate',
    { code: 'made', title: '新的', document: used.document },
    editor,
  )
  expect(made).toMatchObject({ status: 200, response: { findings: [] } })
})

test('its moments stay as far ahead as they were when it was kept', async () => {
  const { template } = (await keep('倒计时')).response
  expect((await take(template.id)).response.document).toContain(String(END))
  await gateway.ctx.db.pool.query(
    "UPDATE page_template SET written_at = now() - interval '10 days 1 hour' WHERE id = $1",
    [template.id],
  )
  expect((await take(template.id)).response.document).toContain(String(END + 10 * DAY_MS))
  // What takes its place is new.
  await callStudio(gateway, 'templateChange', { id: template.id, document: page('第二版') }, editor)
  const { document } = (await take(template.id)).response
  expect(document).toContain(String(END))
  expect(document).toContain('第二版')
})

test('it is renamed, replaced and taken away, each written down', async () => {
  const { template } = (await keep('改名前')).response
  const { id } = template
  const change = { id, name: '改名后', purpose: 'event' as const, about: '' }
  expect((await callStudio(gateway, 'templateChange', change, editor)).response.template).toMatchObject({
    name: '改名后',
    purpose: 'event',
    about: '',
  })
  expect((await take(id)).response.document).toContain('第一版')
  expect((await callStudio(gateway, 'templateDelete', { id }, editor)).status).toBe(200)
  expect(await lastAct()).toMatchObject({ action: 'template.delete', before: { template: '改名后' } })
  expect((await callStudio(gateway, 'templateDelete', { id }, editor)).status).toBe(404)
  expect((await take(id)).status).toBe(404)
  expect((await gateway.app.inject(template.look)).statusCode).toBe(404)
})

test('two templates have no name in common, also when both come at once', async () => {
  const [one, other] = await Promise.all([keep('同名'), keep('同名')])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  const { template } = (await keep('别名')).response
  const renamed = await callStudio(gateway, 'templateChange', { id: template.id, name: '同名' }, editor)
  expect(renamed).toMatchObject({ status: 409, msg: '已有同名的模板，请换一个名称' })
})

test.each(['', 'no json', '[]', '{}', '{"page_schema":[]}', '{"page_schema":[null]}'])(
  '%s is no template',
  async (document) => {
    expect((await keep('坏的', document)).status).toBe(422)
    expect(JSON.stringify((await list()).own)).not.toContain('坏的')
  },
)

test('what is kept is safe before anybody uses it', async () => {
  const { template } = (await keep('脚本', page('<script>alert(1)</script><b>好</b>'))).response
  const { rows } = await gateway.ctx.db.pool.query('SELECT document FROM page_template WHERE id = $1', [
    template.id,
  ])
  expect(JSON.stringify(rows)).not.toContain('<script')
  expect((await take(template.id)).response.document).toContain('<b>好</b>')
})

test('who may not write pages keeps none', async () => {
  const auditor = await signInMember(gateway, { roles: ['auditor'] })
  expect((await keep('不行', page('x'), auditor)).status).toBe(403)
})

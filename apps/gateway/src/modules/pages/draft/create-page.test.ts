import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pageText } from '../../testing/documents'
import { race } from '../../testing/race'
import { startTwin } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'

let gateway: GatewayWithPage
let last = 0
let code = ''
beforeAll(async () => {
  gateway = await startWithPage()
})
afterAll(() => gateway[Symbol.asyncDispose]())
beforeEach(() => {
  last += 1
  code = `page-${last}`
})

const create = (fields: { code?: string; title?: string; document?: string } = {}) =>
  callStudio(gateway, 'pageCreate', { code, title: '新页面', ...fields }, gateway.editor)

describe('a new page', () => {
  test('is empty, nobody sees it, and it belongs to who made it', async () => {
    expect(await create()).toMatchObject({ status: 200, response: { code, findings: [] } })
    expect((await gateway.detail(code)).response).toMatchObject({
      revision: 1,
      base_version: null,
      document: { code, title: '新页面', page_schema: [] },
      page: { state: 'draft', owner: { name: '王编辑' }, newest_version: null },
    })
    expect((await gateway.app.inject(`/h5-page/h5/${code}`)).statusCode).toBe(404)
    expect((await gateway.acts()).at(-1)).toMatchObject({ action: 'page.create', after: { title: '新页面' } })
  })

  test('begins with a document, under its own code and title, and what was mended is told', async () => {
    const page_schema = [
      { name: 'text', value: { html: '<p onclick="x()">你好</p>' } },
      { name: 'unknown-thing' },
    ]
    const { response } = await create({ document: pageText({ code: 'other', title: '模板', page_schema }) })
    const rules = response.findings.map(({ rule }: { rule: string }) => rule)
    expect(rules).toEqual(expect.arrayContaining(['script-removed', 'unknown-block']))
    const { document, findings } = (await gateway.detail(code)).response
    expect(document).toMatchObject({ code, title: '新页面', page_schema: [{ name: 'text', id: 'text-1' }] })
    expect(JSON.stringify(document)).not.toContain('onclick')
    expect(findings).toEqual([])
  })

  test.each([
    ['no JSON', '{"code":'],
    ['no document', '[1, 2]'],
    ['a text', '"x"'],
    ['a forbidden key', '{"__proto__": {}}'],
    ['too deep', `${'['.repeat(40)}${']'.repeat(40)}`],
  ])('is not made of %s, and the reason is told', async (_what, document) => {
    const refused = await create({ document })
    expect(refused).toMatchObject({ status: 422, code: 422002, msg: expect.stringMatching(/。/) })
    expect((await gateway.detail(code)).status).toBe(404)
  })

  test('at the code of a fixed route begins with what stands in there', async () => {
    await create({ code: 'slzf', title: '双龙战法新版' })
    const { document } = (await gateway.detail('slzf')).response
    expect(document.title).toBe('双龙战法新版')
    expect(document.page_schema.map(({ name }: { name: string }) => name)).toContain('footer')
  })

  test('takes no code that another page has', async () => {
    expect(await create({ code: 'sale' })).toMatchObject({ status: 409, code: 409002 })
  })

  test('of ten of the same code made at once is one', async () => {
    await using twin = await startTwin(gateway)
    const statuses = await race(10, async (index) => {
      const { app } = index % 2 ? twin : gateway
      return (await callStudio({ app }, 'pageCreate', { code, title: '同时' }, gateway.editor)).status
    })
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })
})

describe('a copy', () => {
  const copy = (fields: { from?: string; code?: string } = {}) =>
    callStudio(gateway, 'pageCopy', { from: 'sale', code, title: '副本', ...fields }, gateway.editor)

  test('has what is being written on the other, and no page id of its own yet', async () => {
    await gateway.write('正在写的')
    expect((await copy()).response).toEqual({ code })
    const { document, revision } = (await gateway.detail(code)).response
    expect(document).toMatchObject({ code, title: '副本', extra: { pageID: '' } })
    expect([revision, JSON.stringify(document)]).toEqual([1, expect.stringContaining('正在写的')])
  })

  test('needs a page to be made of, and a free code', async () => {
    expect((await copy({ from: 'none' })).status).toBe(404)
    expect((await copy({ code: 'sale' })).status).toBe(409)
  })
})

describe('putting away', () => {
  const archive = (code: string, is_archived = true) =>
    callStudio(gateway, 'pageArchive', { code, is_archived }, gateway.editor)
  const stateOf = async (code: string) => (await gateway.detail(code)).response.page.state

  test('hides a page that nobody sees, and takes it out again', async () => {
    await create()
    expect((await archive(code)).status).toBe(200)
    expect(await stateOf(code)).toBe('archived')
    const acts = (await gateway.acts()).length
    expect((await archive(code)).status).toBe(200)
    expect(await gateway.acts()).toHaveLength(acts)
    await archive(code, false)
    expect(await stateOf(code)).toBe('draft')
  })

  test('is refused for a page that visitors see, or will', async () => {
    expect(await archive('sale')).toMatchObject({ status: 409, code: 409005 })
    await create({ document: pageText() })
    const times = { publish_at: '2099-01-01T00:00:00+08:00', take_down_at: null }
    await callStudio(gateway, 'pageSchedule', { code, revision: 1, ...times }, gateway.approver)
    expect(await archive(code)).toMatchObject({ status: 409, code: 409005 })
    expect((await archive('none')).status).toBe(404)
  })

  test('the database lets no page be put away that visitors see', async () => {
    const statement = "UPDATE page SET archived_at = now() WHERE code = 'sale'"
    await expect(gateway.ctx.db.pool.query(statement)).rejects.toThrow('page_archived_unseen')
  })
})

describe('an export', () => {
  const get = (query: string) =>
    gateway.app.inject({ url: `/studio-api/pages/export?${query}`, headers: gateway.editor.headers })

  test('is the draft as it is stored, and makes the same page again', async () => {
    await gateway.write('导出我')
    const file = await get('code=sale')
    expect(file.headers['content-disposition']).toContain('sale.json')
    await create({ document: file.payload })
    const blocks = async (code: string) => (await gateway.detail(code)).response.document.page_schema
    expect(await blocks(code)).toEqual(await blocks('sale'))
  })

  test('is one version when it is named', async () => {
    const file = await get('code=sale&version=1')
    expect(file.headers['content-disposition']).toContain('sale-v1.json')
    expect(file.json()).toEqual(JSON.parse(pageText()))
    expect((await get('code=sale&version=99')).statusCode).toBe(404)
    expect((await get('code=none')).statusCode).toBe(404)
  })
})

test('a version is read as an editor would get it today', async () => {
  const get = (version: number) =>
    callStudio(gateway, 'versionDetail', { code: 'sale', version }, gateway.editor)
  expect((await get(1)).response).toMatchObject({
    version: 1,
    document: { start_at: null, page_schema: [{ id: 'text-1', value: { html: '<p>第一版</p>' } }] },
  })
  expect((await get(99)).status).toBe(404)
})

test('versions come in parts, newest first, with the blocks they hold', async () => {
  const tabs = { name: 'tabs', value: { list: [{ title: '一', children: [{ name: 'text', value: {} }] }] } }
  const box = {
    name: 'container',
    value: {},
    children: [
      { name: 'text', value: {} },
      { name: 'text', value: {} },
    ],
  }
  await create({ document: pageText() })
  await gateway.import(pageText({ code, page_schema: [tabs, box] }))
  await gateway.import(pageText({ code, page_schema: [] }))
  const list = async (more = {}) =>
    (await callStudio(gateway, 'versionList', { code, limit: 1, ...more }, gateway.editor)).response
  expect(await list()).toMatchObject({ list: [{ version: 2, blocks: 0 }], next: '2' })
  expect(await list({ after: '2' })).toMatchObject({ list: [{ version: 1, blocks: 5 }], next: null })
})

test('the settings say what the editor has to know of this deployment', async () => {
  const { response } = await callStudio(gateway, 'studioSettings', {}, gateway.editor)
  expect(response).toMatchObject({
    public_origin: 'https://h5.example.com',
    pages_origin: '',
    env: 'test',
    link_hosts: ['*.example.com', 'localhost'],
    site: { company: '示例公司', filing_no: '5' },
  })
  expect(Math.abs(response.server_time - Date.now())).toBeLessThan(60_000)
  const { scripts } = response
  const { leadForm, number, text } = scripts.blocks
  const weigh = (files: string[]) => files.reduce((sum, file) => sum + scripts.bytes[file], 0)
  // There is nothing to report for a block that loads nothing.
  expect(text).toBeUndefined()
  // A block that asks without React needs the code to call the gateway; a form waits for a tap, and then loads React.
  expect(number.after).toEqual([])
  expect(weigh(number.before)).toBeGreaterThan(1000)
  // What it needs while dormant.
  expect(weigh(leadForm.before)).toBeLessThan(2048)
  expect(weigh(leadForm.after)).toBeGreaterThan(10 * weigh(number.before))
  expect(weigh(scripts.page)).toBeGreaterThan(1000)
  expect(scripts.inline).toBeGreaterThan(1000)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageText } from '../../testing/documents'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { startTwin } from '../../testing/start-test-gateway'
import { callStudio } from '../../testing/studio-calls'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'

let gateway: GatewayWithPage
beforeEach(async () => {
  gateway = await startWithPage()
})
afterEach(() => gateway[Symbol.asyncDispose]())

const rename = (code: string, new_code: string, member: SignedInMember = gateway.approver) =>
  callStudio(gateway, 'pageRename', { code, new_code }, member)

const create = (code: string) =>
  callStudio(gateway, 'pageCreate', { code, title: '新的页面' }, gateway.editor)

const visit = (code: string, app = gateway.app) => app.inject(`/h5-page/h5/${code}?cps_id=7`)

const DETAIL = '/n8sf/api/activity/v1/activity-page/detail'
const detailOf = async (code: string) =>
  (await gateway.app.inject({ url: DETAIL, query: { code } })).json().response?.activity_page

test('a page that was never published changes its code, and the old one is free again', async () => {
  await create('draft-one')
  expect((await rename('draft-one', 'better', gateway.editor)).response).toEqual({ code: 'better' })
  expect((await gateway.detail('better')).response.page).toMatchObject({
    former_codes: [],
    was_published: false,
  })
  expect((await gateway.detail('draft-one')).status).toBe(404)
  expect((await create('draft-one')).status).toBe(200)
})

test('after the first publishing the old address leads to the new one, in every process', async () => {
  await using twin = await startTwin(gateway)
  for (const app of [gateway.app, twin.app]) expect((await visit('sale', app)).statusCode).toBe(200)
  expect((await rename('sale', 'summer')).status).toBe(200)
  for (const app of [gateway.app, twin.app]) {
    await vi.waitFor(
      async () => {
        const moved = await visit('sale', app)
        expect(moved.statusCode).toBe(301)
        expect(moved.headers.location).toBe('/h5-page/h5/summer?cps_id=7')
        // If a browser kept it, it would redirect in a circle once the page has its old code again.
        expect(moved.headers['cache-control']).toBe('no-cache')
      },
      { timeout: 10_000, interval: 20 },
    )
    expect((await visit('summer', app)).payload).toContain('第一版')
    expect((await app.inject('/pc-page/pc/sale')).headers.location).toBe('/pc-page/pc/summer')
  }
  expect(await detailOf('sale')).toMatchObject({ code: 'summer', title: '夏季课程' })
  expect((await gateway.acts()).at(-1)).toMatchObject({
    action: 'page.rename',
    before: { code: 'sale' },
    after: { code: 'summer', old_address_redirects: true },
  })
})

test('every code that a page had leads to it, also when it gets an old one back', async () => {
  await rename('sale', 'summer')
  await rename('summer', 'autumn')
  await vi.waitFor(async () =>
    expect((await visit('sale')).headers.location).toBe('/h5-page/h5/autumn?cps_id=7'),
  )
  expect((await visit('summer')).headers.location).toBe('/h5-page/h5/autumn?cps_id=7')
  expect((await gateway.detail('summer')).response.page).toMatchObject({
    code: 'autumn',
    former_codes: ['sale', 'summer'],
  })
  await rename('autumn', 'sale')
  await vi.waitFor(async () => expect((await visit('sale')).statusCode).toBe(200))
  await vi.waitFor(async () =>
    expect((await visit('autumn')).headers.location).toBe('/h5-page/h5/sale?cps_id=7'),
  )
})

test('what is open under the old code goes on: saving, publishing, previews', async () => {
  const link = await callStudio(gateway, 'previewLink', { code: 'sale', version: 1 }, gateway.editor)
  await rename('sale', 'summer')
  const revision = await gateway.write('改名后写的')
  const published = await callStudio(gateway, 'pagePublish', { code: 'sale', revision }, gateway.approver)
  expect(published.response).toMatchObject({ is_published: true, version: 2 })
  await vi.waitFor(async () => expect((await visit('summer')).payload).toContain('改名后写的'))
  const { pathname, search } = new URL(link.response.url)
  const look = await gateway.app.inject(`${pathname}${search}`)
  expect(look.statusCode).toBe(200)
  expect(look.payload).toContain('第一版')
  // A file that was exported under the old code is imported as another version of the same page.
  expect(await gateway.import(pageText({ text: '第三版' }))).toMatchObject({ code: 'summer', version: 3 })
})

test('no page gets the old address of another, and is told whose it is', async () => {
  await rename('sale', 'summer')
  const refused = await create('sale')
  expect(refused).toMatchObject({ status: 409, code: 409006 })
  expect(refused.msg).toContain('夏季课程')
  expect(
    await callStudio(gateway, 'pageCopy', { from: 'summer', code: 'sale', title: '副本' }, gateway.editor),
  ).toMatchObject({
    code: 409006,
  })
  await create('other')
  expect(await rename('other', 'sale', gateway.editor)).toMatchObject({ code: 409006 })
  expect(await rename('other', 'summer', gateway.editor)).toMatchObject({ code: 409002 })
  // Whoever bypasses the gateway is stopped by the table.
  const { pool } = gateway.ctx.db
  await expect(pool.query("UPDATE page SET code = 'sale' WHERE code = 'other'")).rejects.toThrow(
    'leads to another page',
  )
  await expect(pool.query("INSERT INTO page (code, title) VALUES ('sale', '新')")).rejects.toThrow(
    'leads to another page',
  )
})

test('a code that two pages want at once goes to one of them', async () => {
  const codes = Array.from({ length: 6 }, (_, index) => `page-${index}`)
  for (const code of codes) await create(code)
  const answers = await Promise.all(codes.map((code) => rename(code, 'wanted', gateway.editor)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
})

test('who writes changes the code until visitors know it, and then who decides what they see', async () => {
  await create('draft-one')
  expect(await rename('draft-one', 'better')).toMatchObject({ status: 403, code: 403001 })
  expect(await rename('sale', 'summer', gateway.editor)).toMatchObject({ status: 403, code: 403001 })
  const administrator = await signInMember(gateway, { roles: ['administrator'] })
  expect((await rename('draft-one', 'better', administrator)).status).toBe(200)
  expect((await rename('sale', 'summer', administrator)).status).toBe(200)
  expect((await rename('nobody', 'better')).status).toBe(404)
})

test('an address to which the site itself leads is not given up, nor taken, by a page that is out', async () => {
  await gateway.publish(pageText({ code: 'slzf' }))
  expect(await rename('slzf', 'else')).toMatchObject({ status: 409, code: 409007 })
  expect(await rename('sale', 'privacy')).toMatchObject({ status: 409, code: 409007 })
})

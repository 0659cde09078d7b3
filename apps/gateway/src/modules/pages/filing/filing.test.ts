import { afterAll, beforeAll, expect, test } from 'vitest'
import { violates } from '../../../db/violates'
import { waitingForLocks } from '../../../testing/waiting-for-locks'
import { type SignedInMember, signInMember } from '../../testing/sign-in-member'
import { callStudio } from '../../testing/studio-calls'
import { type GatewayWithPage, startWithPage } from '../testing/start-with-page'
import { addTag } from './filing-store'

let gateway: GatewayWithPage
let other: SignedInMember

beforeAll(async () => {
  gateway = await startWithPage()
  other = await signInMember(gateway, { roles: ['editor'], name: '赵编辑' })
  for (const code of ['one', 'two', 'three', 'away'])
    await callStudio(gateway, 'pageCreate', { code, title: `第 ${code} 页` }, gateway.editor)
  await callStudio(gateway, 'pageArchive', { code: 'away', is_archived: true }, gateway.editor)
})
afterAll(() => gateway[Symbol.asyncDispose]())

type Call = Parameters<typeof callStudio>[1]
const call = (id: Call, payload: object, member = gateway.editor) =>
  callStudio(gateway, id, payload as never, member)
const filing = async () => (await call('filingList', {})).response
const rows = async (filter: object = {}) => (await call('pageList', filter)).response
const codes = async (filter: object) =>
  (await rows(filter)).list.map(({ code }: { code: string }) => code).sort()
const tagsOf = async (q: string) => (await rows({ q })).list[0].tags
const folder = async (name: string) => (await call('folderCreate', { name })).response.id as number
const lastAct = async () =>
  (
    await gateway.ctx.db.pool.query(
      'SELECT action, subject, before, after FROM audit_log ORDER BY seq DESC LIMIT 1',
    )
  ).rows[0]

test('pages go into a folder, into another and out again; the list is narrowed by it', async () => {
  const [spring, summer] = [await folder('春季'), await folder('夏季')]
  expect(await lastAct()).toMatchObject({ action: 'folder.create', subject: `folder:${summer}` })
  const moved = await call('pageMove', { codes: ['one', 'two', 'away', 'never'], folder: spring })
  expect(moved.response).toEqual({ moved: 3 })
  await call('pageMove', { codes: ['two'], folder: summer })
  expect(await codes({ folder: spring })).toEqual(['one'])
  expect(await codes({ folder: spring, state: 'archived' })).toEqual(['away'])
  expect(await codes({ folder: 'none' })).toEqual(['sale', 'three'])
  const { list, counts } = await rows({ folder: summer })
  expect(list[0].folder).toEqual({ id: summer, name: '夏季' })
  expect(counts).toMatchObject({ draft: 1, archived: 0 })
  expect(await filing()).toMatchObject({
    folders: [
      { id: summer, name: '夏季', count: 1 },
      { id: spring, name: '春季', count: 1 },
    ],
    unfiled: 2,
  })
  await call('pageMove', { codes: ['two'], folder: null })
  expect(await codes({ folder: 'none' })).toEqual(['sale', 'three', 'two'])
})

test('a folder that is deleted leaves its pages; nothing goes into one that is gone', async () => {
  const id = await folder('临时')
  await call('pageMove', { codes: ['three'], folder: id })
  expect((await call('folderDelete', { id })).response).toEqual({ released: 1 })
  expect(await lastAct()).toMatchObject({ action: 'folder.delete', before: { folder: '临时', pages: 1 } })
  expect(await codes({ folder: 'none' })).toContain('three')
  expect(await call('pageMove', { codes: ['three'], folder: id })).toMatchObject({
    status: 404,
    msg: '文件夹已被删除，请换一个',
  })
  for (const gone of ['folderDelete', 'folderChange'] as const)
    expect((await call(gone, { id, ...(gone === 'folderChange' && { name: '新' }) })).status).toBe(404)
})

test('two folders have no name in common, whatever its letters, also when both come at once', async () => {
  const made = await Promise.all([
    call('folderCreate', { name: 'ETF 周' }),
    call('folderCreate', { name: ' etf 周 ' }, other),
  ])
  expect(made.map(({ status }) => status).sort()).toEqual([200, 409])
  const id = await folder('别名')
  expect(await call('folderChange', { id, name: 'ETF 周' })).toMatchObject({
    status: 409,
    msg: '已有同名的文件夹，请换一个名称',
  })
  expect((await call('folderChange', { id, name: '改好了' })).status).toBe(200)
  expect(await lastAct()).toMatchObject({ before: { folder: '别名' }, after: { folder: '改好了' } })
})

test('tags are put on several pages and taken off, one word in whatever letters', async () => {
  await call('pageTag', { codes: ['one'], add: ['ETF', '直播'] })
  await call('pageTag', { codes: ['one', 'two'], add: [' etf '] })
  expect(await tagsOf('one')).toEqual(['ETF', '直播'])
  expect(await tagsOf('two')).toEqual(['ETF'])
  expect(await codes({ tag: 'Etf' })).toEqual(['one', 'two'])
  expect((await filing()).tags.slice(0, 2)).toEqual([
    { name: 'ETF', count: 2 },
    { name: '直播', count: 1 },
  ])
  await call('pageTag', { codes: ['one', 'two'], remove: ['eTf'], add: ['基金'] })
  expect(await tagsOf('one')).toEqual(['基金', '直播'])
  expect(await codes({ tag: 'etf' })).toEqual([])
})

test('a ninth tag is refused, and nothing of what was asked with it is done', async () => {
  const eight = Array.from({ length: 8 }, (_none, at) => `标签${at}`)
  await call('pageTag', { codes: ['three'], add: eight })
  const refused = await call('pageTag', { codes: ['two', 'three'], add: ['第九个'] })
  expect(refused).toMatchObject({ status: 422, msg: '每个页面最多 8 个标签，请先去掉一些' })
  expect(await codes({ tag: '第九个' })).toEqual([])
  const exchanged = await call('pageTag', { codes: ['three'], remove: ['标签0'], add: ['第九个'] })
  expect(exchanged.status).toBe(200)
  expect(await tagsOf('three')).toHaveLength(8)
})

test('two who tag one page at once both succeed, up to the eighth place', async () => {
  const add = (name: string, member = gateway.editor) =>
    call('pageTag', { codes: ['sale'], add: [name] }, member)
  await Promise.all(
    ['甲', '乙', '丙', '丁', '戊', '己', '庚'].map((name, at) => add(name, at % 2 ? other : gateway.editor)),
  )
  expect(await tagsOf('sale')).toHaveLength(7)
  const last = await Promise.all([add('辛'), add('壬', other)])
  expect(last.map(({ status }) => status).sort()).toEqual([200, 422])
})

test('without holding the page one of them would be refused for its place', async () => {
  const { orm, pool } = gateway.ctx.db
  const ids = (await pool.query("SELECT id FROM page WHERE code = 'away'")).rows.map(({ id }) => Number(id))
  const second = await orm.transaction(async (tx) => {
    await addTag(tx, ids, '先到')
    const refused = orm.transaction((other) => addTag(other, ids, '后到')).catch((error: Error) => error)
    await expect.poll(() => waitingForLocks(pool)).toBe(1)
    return { refused }
  })
  expect(violates(await second.refused, ['page_tag_page_id_place_pk'])).toBe(true)
})

test('the database itself takes no ninth tag, no name twice and no blank around it', async () => {
  const insert = (place: number, name: string) =>
    gateway.ctx.db.pool.query("INSERT INTO page_tag SELECT id, $1, $2 FROM page WHERE code = 'two'", [
      place,
      name,
    ])
  await insert(7, 'Fonds')
  await expect(insert(8, 'fONDS')).rejects.toThrow('page_tag_once')
  await expect(insert(9, '第九')).rejects.toThrow('page_tag_place_known')
  await expect(insert(8, ' 空 ')).rejects.toThrow('page_tag_name_trimmed')
})

test('a copy lies where its original lies', async () => {
  const id = await folder('原件')
  await call('pageMove', { codes: ['one'], folder: id })
  await call('pageCopy', { from: 'one', code: 'one-more', title: '副本' })
  const { list } = await rows({ q: 'one-more' })
  expect(list[0]).toMatchObject({ folder: { id }, tags: ['基金', '直播'] })
})

test('who may not write pages puts none in order', async () => {
  const auditor = await signInMember(gateway, { roles: ['auditor'] })
  for (const [id, payload] of [
    ['folderCreate', { name: '不行' }],
    ['pageMove', { codes: ['one'], folder: null }],
    ['pageTag', { codes: ['one'], add: ['不行'] }],
  ] as const)
    expect((await call(id, payload, auditor)).status).toBe(403)
  expect((await call('filingList', {}, auditor)).status).toBe(200)
})

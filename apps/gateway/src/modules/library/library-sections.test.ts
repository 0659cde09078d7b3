import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'

let gateway: TestGateway
let editor: SignedInMember
let auditor: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  editor = await signInMember(gateway, { roles: ['editor'], name: '李编辑' })
  auditor = await signInMember(gateway, { roles: ['auditor'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const text = (words: string) => JSON.stringify([{ name: 'text', value: { html: `<p>${words}</p>` } }])
const list = async () => (await callStudio(gateway, 'sectionList', {}, auditor)).response
const take = (id: string, theme?: { brand: string }) =>
  callStudio(gateway, 'sectionUse', { id, ...(theme && { theme }) }, editor)
const keep = (name: string, blocks = text('第一版')) =>
  callStudio(gateway, 'sectionCreate', { name, kind: 'hero', blocks }, editor)
const open = (path: string) => gateway.app.inject(path)
const lastAct = async () =>
  (
    await gateway.ctx.db.pool.query(
      'SELECT action, subject, before, after FROM audit_log ORDER BY seq DESC LIMIT 1',
    )
  ).rows[0]

test('a section of the library comes with its drawings stored, once for each colour', async () => {
  const first = await take('hero/picture-below')
  const [address] = /\/assets\/[0-9a-f]+\.svg/.exec(first.response.blocks) ?? []
  expect((await open(address as string)).body).toContain('<svg')
  expect((await take('hero/picture-below')).response).toEqual(first.response)
  const green = await take('hero/picture-below', { brand: '#0f7a5a' })
  expect(green.response.blocks).not.toContain(address)
  expect(JSON.parse(green.response.blocks)[0].name).toBe('section')
})

test('there is nothing under a name that no section has', async () => {
  for (const id of ['hero/nothing', 'own/999', 'own/0', '../reserved/privacy', 'own/1e3'])
    expect((await take(id)).status, id).toBe(404)
})

test('blocks are kept for everybody, found again, renamed and taken away, each written down', async () => {
  const { section } = (await keep('开头')).response
  expect(await lastAct()).toMatchObject({ action: 'section.create', subject: `section:${section.id}` })
  expect((await list()).own).toContainEqual(expect.objectContaining({ name: '开头', updated_by: '李编辑' }))
  const { response } = await callStudio(
    gateway,
    'sectionChange',
    { id: section.id, name: '结尾', kind: 'action', blocks: text('第二版') },
    editor,
  )
  expect(response.section).toMatchObject({ name: '结尾', kind: 'action' })
  expect((await take(`own/${section.id}`)).response.blocks).toContain('第二版')
  expect(await callStudio(gateway, 'sectionDelete', { id: section.id }, editor)).toMatchObject({
    status: 200,
  })
  expect(await lastAct()).toMatchObject({ action: 'section.delete', before: { name: '结尾' } })
  expect((await callStudio(gateway, 'sectionDelete', { id: section.id }, editor)).status).toBe(404)
  expect((await take(`own/${section.id}`)).status).toBe(404)
})

test('two sections have no name in common, also when both come at once', async () => {
  const [one, other] = await Promise.all([keep('同名'), keep('同名')])
  expect([one.status, other.status].sort()).toEqual([200, 409])
  const { section } = (await keep('别名')).response
  const renamed = await callStudio(gateway, 'sectionChange', { id: section.id, name: '同名' }, editor)
  expect(renamed).toMatchObject({ status: 409, msg: '已有同名的版块，请换一个名称' })
})

test.each(['', 'no json', '{}', '[]', '[{"name":1}]', '[null]'])('%s is no section', async (blocks) => {
  expect((await keep('坏的', blocks)).status).toBe(422)
})

test('what is kept is safe before anybody uses it', async () => {
  const { section } = (await keep('脚本', text('<script>alert(1)</script><b>好</b>'))).response
  const { blocks } = (await take(`own/${section.id}`)).response
  expect(blocks).toContain('<b>好</b>')
  expect(blocks).not.toContain('script')
})

test('a look draws a section in the theme that is asked for, with its drawings in the page', async () => {
  const [{ look }] = (await list()).library.filter(({ id }: { id: string }) => id === 'hero/picture-below')
  const plain = await open(look)
  expect(plain.body).toMatch(/data:image\/svg\+xml/)
  expect(plain.headers['content-security-policy']).toContain('sandbox')
  const theme = encodeURIComponent(JSON.stringify({ brand: '#0f7a5a' }))
  const green = await open(`${look}&theme=${theme}`)
  expect(green.body).toMatch(/data:image\/svg\+xml/)
  expect(green.body).not.toBe(plain.body)
  expect((await open(`${look}&theme=no`)).statusCode).toBe(200)
})

test('nobody looks without a right, nor with one to a page', async () => {
  const { section } = (await keep('看不到')).response
  expect((await open(section.look)).body).toContain('第一版')
  expect((await open(section.look.split('?')[0])).statusCode).toBe(404)
  expect((await open(`${section.look}x`)).statusCode).toBe(404)
})

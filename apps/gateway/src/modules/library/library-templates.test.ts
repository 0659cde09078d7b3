import { libraryTemplates } from '@yingzao/pages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { callStudio } from '../testing/studio-calls'

let gateway: TestGateway
let editor: SignedInMember
beforeAll(async () => {
  gateway = await startTestGateway()
  editor = await signInMember(gateway, { roles: ['editor'] })
})
afterAll(() => gateway[Symbol.asyncDispose]())

const take = (id: string) => callStudio(gateway, 'templateUse', { id }, editor)

test('every template is listed with what it is for and an address that draws it', async () => {
  const { list } = (await callStudio(gateway, 'templateList', {}, editor)).response
  expect(list.map(({ id }: { id: string }) => id).sort()).toEqual([...libraryTemplates().keys()].sort())
  for (const { look } of list) expect((await gateway.app.inject(look)).statusCode).toBe(200)
  expect((await gateway.app.inject(list[0].look.split('?')[0])).statusCode).toBe(404)
})

test('a page made of a template names stored pictures only, and has nothing to mend', async () => {
  const { document, images } = (await take('course')).response
  expect(document).not.toMatch(/"[\w-]+\.svg"/)
  expect(Object.keys(images).length).toBeGreaterThan(0)
  const made = await callStudio(
    gateway,
    'pageCreate',
    { code: 'made', title: '新的训练营', document },
    editor,
  )
  expect(made).toMatchObject({ status: 200, response: { findings: [] } })
})

test('there is nothing under a name that no template has', async () => {
  for (const id of ['none', '', '../reserved/privacy', '__proto__'])
    expect((await take(id)).status, id).toBe(404)
})

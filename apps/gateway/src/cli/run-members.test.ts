import { expect, test } from 'vitest'
import { openDatabase } from '../db/database'
import { twoAtOnce } from '../modules/members/two-at-once'
import { openTestStore, startTestGateway, type TestStore } from '../modules/testing/start-test-gateway'
import { callStudio } from '../modules/testing/studio-calls'
import { runMembers } from './run-members'

async function members(store: Pick<TestStore, 'ctx' | 'database'>, ...args: string[]) {
  const lines: string[] = []
  const exit = await runMembers(args, {
    config: store.ctx.config,
    out: (line) => lines.push(line),
    openDatabase: async () => openDatabase({ url: store.database.url, max: 3 }),
  })
  return { exit, text: lines.join('\n') }
}

const ADD = ['add', 'Li.Si', '--name', '李四', '--role', 'operator', '--role', 'auditor']

test('the link makes the first administrator, and is not printed when there is a member', async () => {
  await using gateway = await startTestGateway()
  const { exit, text } = await members(gateway, 'setup-link')
  expect(exit).toBe(0)
  const token = /https:\/\/h5\.example\.com\/studio\/#\/setup\?token=([\w-]{43})$/.exec(text)?.[1] ?? ''
  const fields = { token, login: 'root', name: '管理员', password: 'a long way to the sea' }
  expect((await callStudio(gateway, 'studioSetup', fields)).status).toBe(200)
  expect(await members(gateway, 'setup-link')).toEqual({
    exit: 1,
    text: expect.stringContaining('不再需要设置'),
  })
})

test('a member is added with a password for the first login, listed, and given another one', async () => {
  await using gateway = await startTestGateway()
  expect((await members(gateway, 'list')).text).toContain('还没有成员')
  const added = await members(gateway, ...ADD)
  expect(added.exit).toBe(0)
  const passwordIn = (text: string) => /：((\w{4}-){3}\w{4})$/.exec(text)?.[1] ?? ''
  const login = { login: 'li.si', password: passwordIn(added.text) }
  expect((await callStudio(gateway, 'studioSignIn', login)).response.member).toMatchObject({
    name: '李四',
    roles: ['operator', 'auditor'],
    must_change_password: true,
  })
  expect((await members(gateway, 'list')).text).toMatch(/^li\.si「李四」运营、审计，最近登录 \d{4}/)
  const reset = await members(gateway, 'reset', 'LI.SI')
  expect(reset.exit).toBe(0)
  expect((await callStudio(gateway, 'studioSignIn', login)).status).toBe(401)
  const again = { ...login, password: passwordIn(reset.text) }
  expect((await callStudio(gateway, 'studioSignIn', again)).status).toBe(200)
  const { rows } = await gateway.ctx.db.pool.query('SELECT who, action, after FROM audit_log ORDER BY seq')
  expect(rows).toMatchObject([
    { who: expect.stringMatching(/^cli:/), action: 'member.add', after: { login: 'li.si' } },
    { who: expect.stringMatching(/^cli:/), action: 'member.reset_password' },
  ])
  expect(JSON.stringify(rows)).not.toContain(again.password)
})

test('a login is given once, and has to be there to be reset', async () => {
  await using store = await openTestStore()
  await members(store, ...ADD)
  expect(await members(store, ...ADD)).toEqual({ exit: 1, text: expect.stringContaining('已存在') })
  expect(await members(store, 'reset', 'nobody')).toEqual({
    exit: 1,
    text: expect.stringContaining('没有账号'),
  })
})

test('a refusal for another reason is not told as a login that is taken', async () => {
  await using store = await openTestStore()
  const ends: (() => void)[] = []
  // As many passwords as may be hashing or queued.
  const busy = Array.from({ length: 22 }, () => twoAtOnce(() => new Promise<void>((end) => ends.push(end))))
  expect(await members(store, ...ADD)).toEqual({ exit: 1, text: '没有添加：请求过于频繁，请稍后再试。' })
  const ended = Promise.all(busy)
  while (ends.length > 0) {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  await ended
})

test.each([
  [],
  ['add'],
  ['add', 'li'],
  ['add', 'li', '--name', '李四'],
  ['add', 'li', '--name', '李四', '--role', 'root'],
  ['add', 'li', '--role', 'editor'],
  ['add', '李四', '--name', '李四', '--role', 'editor'],
  ['list', 'x'],
  ['list', '--role', 'editor'],
  ['reset'],
  ['reset', 'a', 'b'],
  ['setup-link', 'x'],
  ['remove', 'li'],
  ['list', '--force'],
])('misuse %j prints the usage', async (...args) => {
  const lines: string[] = []
  const config = {} as TestStore['ctx']['config']
  const openDatabase = () => Promise.reject(new Error('opened'))
  expect(await runMembers(args, { config, out: (line) => lines.push(line), openDatabase })).toBe(1)
  expect(lines).toEqual([expect.stringContaining('用法')])
})

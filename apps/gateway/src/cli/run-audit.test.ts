import { expect, test } from 'vitest'
import { openDatabase } from '../db/database'
import { asOwner, fillLog } from '../modules/audit/testing/tamper'
import { openTestStore, type TestStore, testKey } from '../modules/testing/start-test-gateway'
import { runAudit } from './run-audit'

async function audit(store: TestStore, ...args: string[]) {
  const lines: string[] = []
  const exit = await runAudit(args, {
    config: store.ctx.config,
    out: (line) => lines.push(line),
    openDatabase: async () => openDatabase({ url: store.database.url, max: 3 }),
  })
  return { exit, text: lines.join('\n') }
}

test('a sound log is said to be sound, and its end can be kept elsewhere', async () => {
  await using store = await openTestStore()
  await fillLog(store, 3)
  const { exit, text } = await audit(store, 'verify')
  expect([exit, text]).toEqual([0, expect.stringMatching(/^共 3 条，全部完好；.*最后一条：3 [\w-]{43}$/)])
  expect(await audit(store, 'head')).toEqual({ exit: 0, text: text.slice(-45) })
})

test('rows that were tampered with are named, and the exit code says so', async () => {
  await using store = await openTestStore()
  await fillLog(store, 5)
  await asOwner(store, async (query) => {
    await query("UPDATE audit_log SET who = 'cli:x' WHERE seq = 2")
    await query('DELETE FROM audit_log WHERE seq = 4')
  })
  const { exit, text } = await audit(store, 'verify')
  expect([exit, text.split('\n').slice(0, 2)]).toEqual([1, ['第 2 条被改动过', '第 4 条被删除']])
})

test('a row without the seal of the service, and a key that is not given, are said', async () => {
  await using store = await openTestStore()
  await fillLog(store, 2)
  await store.database.owner.pool.query(
    "INSERT INTO audit_log (who, action, subject) VALUES ('cli:x', 'a.b', 'x')",
  )
  const { exit, text } = await audit(store, 'verify')
  expect([exit, text]).toEqual([1, expect.stringMatching(/^第 3 条没有本服务的签章/)])
  store.ctx.config.auditKeys = [testKey('next')]
  expect((await audit(store, 'verify')).text).toContain('用密钥 audit 签章')
})

test.each([[], ['verify', 'x'], ['delete']])('misuse %j prints the usage', async (...args) => {
  await using store = await openTestStore()
  expect(await audit(store, ...args)).toEqual({ exit: 1, text: expect.stringContaining('用法') })
})

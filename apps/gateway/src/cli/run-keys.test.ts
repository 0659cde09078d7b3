import { expect, test } from 'vitest'
import { readKey, readKeySet } from '../config/key-set'
import { signIn } from '../modules/testing/sign-in'
import { openTestStore, type TestStore, testKey } from '../modules/testing/start-test-gateway'
import { newKeySettings } from './new-key-settings'
import { runKeys } from './run-keys'
import { runInTest } from './testing/run-in-test'

function keys(store: TestStore, args: string[]) {
  const config = { ...store.ctx.config, piiKeys: [testKey('next'), testKey('test')] as const }
  return runInTest(runKeys, store, { args, config })
}

test('rotate says what it did, and when the old key may go', async () => {
  await using store = await openTestStore()
  await signIn(store)
  const { exit, text } = await keys(store, ['rotate'])
  expect(exit).toBe(0)
  expect(text).toContain('softuser：重新加密了 1 条个人信息')
  expect(text).toContain('所有手机号和个人信息都已用密钥 next 加密')
  expect((await keys(store, ['rotate'])).text).toContain('softuser：重新加密了 0 条个人信息')
})

test('rotate names a phone that it could not read, and keeps the old key', async () => {
  await using store = await openTestStore()
  const { uid } = await signIn(store)
  await store.ctx.db.pool.query("UPDATE softuser SET handset_enc = 'test:' || repeat('A', 52)")
  const { exit, text } = await keys(store, ['rotate'])
  expect(exit).toBe(1)
  expect(text).toContain(`softuser：1 条个人信息被改动过，无法读取，保持原样。主键：${uid}`)
  expect(text).toContain('请保留旧密钥')
})

test.each([[], ['rotate', 'x'], ['delete']])('misuse %j prints the usage', async (...args) => {
  await using store = await openTestStore()
  expect(await keys(store, args)).toEqual({ exit: 1, text: expect.stringContaining('用法') })
})

test('new keys have the forms of their settings, and are named after the day', () => {
  const made = newKeySettings(new Date('2026-11-21'))
  expect(readKeySet(made.TOKEN_KEYS ?? '')?.[0].id).toBe('k20261121')
  expect(readKeySet(made.PII_KEYS ?? '')?.[0].secret).toHaveLength(32)
  expect(readKey(made.PII_INDEX_KEY ?? '')).toHaveLength(32)
  expect(readKeySet(made.AUDIT_KEYS ?? '')?.[0].secret).toHaveLength(32)
})

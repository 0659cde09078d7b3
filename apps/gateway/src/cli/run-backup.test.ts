import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBase } from '../backup/make-base'
import { ABOUT, type ArchivedDatabase, openArchived } from '../backup/testing/archived-database'
import type { Config } from '../config/config'
import { openDatabase } from '../db/database'
import { openTestStore, type TestStore } from '../modules/testing/start-test-gateway'
import { readOptions } from './backup/read-options'
import { runBackup } from './run-backup'

let store: TestStore
let source: ArchivedDatabase
beforeAll(async () => {
  store = await openTestStore()
  source = await openArchived()
}, 120_000)
afterAll(async () => {
  await store[Symbol.asyncDispose]()
  await source[Symbol.asyncDispose]()
})

async function backup(args: string[], config: Partial<Config> = {}) {
  const lines: string[] = []
  const exit = await runBackup(args, {
    config: { ...store.ctx.config, dataDir: source.dataDir, backup: source.settings, ...config },
    out: (line) => lines.push(line),
    openDatabase: async () => ({
      ...openDatabase({ url: store.database.url, max: 2 }),
      embedded: source.database,
    }),
  })
  return { exit, text: lines.join('\n') }
}

test.each([[], ['restore'], ['restore', '--to', 'yesterday'], ['base', 'x'], ['verify', '--all']])(
  'misuse %j prints the usage',
  async (...args) => {
    expect(await backup(args)).toMatchObject({ exit: 1, text: expect.stringContaining('用法') })
  },
)

test('a moment is one in China unless it says another', () => {
  const to = (text: string) => {
    const asked = readOptions(['restore', '--to', text])
    return asked?.command === 'restore' ? asked.to?.toISOString() : 'none'
  }
  expect(to('2026-11-29 12:00:00')).toBe('2026-11-29T04:00:00.000Z')
  expect(to('2026-11-29T12:00:00Z')).toBe('2026-11-29T12:00:00.000Z')
  expect(to('latest')).toBeUndefined()
})

test('without a place for backups it says how to set one', async () => {
  expect(await backup(['status'], { backup: undefined })).toMatchObject({
    exit: 1,
    text: expect.stringContaining('BACKUP_TO is not set'),
  })
})

test('before the first base status fails, and afterwards all is told and well', async () => {
  expect(await backup(['status'])).toMatchObject({
    exit: 1,
    text: expect.stringContaining('还没有完整的全量备份'),
  })
  expect(await backup(['verify'])).toMatchObject({
    exit: 1,
    text: expect.stringContaining('There is no base'),
  })
  expect(await backup(['base'])).toMatchObject({ exit: 0, text: expect.stringContaining('已完成') })
  expect(await backup(['status'])).toMatchObject({ exit: 0, text: expect.stringContaining('共 1 次') })
  const { text } = await backup(['list'])
  expect(text).toContain(`数据库 ${source.cluster}`)
  expect(text).toContain('密钥 test')
  expect(await backup(['verify', '--start'])).toMatchObject({
    exit: 0,
    text: expect.stringMatching(/全部完好。[\s\S]*已在临时目录恢复并启动/),
  })
}, 120_000)

test('a copy that is not the owner makes no base until it takes over', async () => {
  await source.store.put(`${source.cluster}/owner/99990101T000000.000Z-other`, Buffer.from('other'))
  expect(await backup(['base'])).toMatchObject({ exit: 1, text: expect.stringContaining('another copy') })
  await source.store.delete(`${source.cluster}/owner/99990101T000000.000Z-other`)
  expect(await backup(['take-over'])).toMatchObject({ exit: 0 })
})

test('into a folder that holds something nothing is restored', async () => {
  const { url, place } = source.database
  await makeBase({ url, place, store: source.store, about: ABOUT })
  expect(await backup(['restore', '--to', 'latest', '--into', source.dataDir])).toMatchObject({
    exit: 1,
    text: expect.stringContaining('is not empty'),
  })
  const own = await backup(['restore', '--to', 'latest'])
  expect(own).toMatchObject({ exit: 1, text: expect.stringContaining('nothing is written over it') })
}, 60_000)

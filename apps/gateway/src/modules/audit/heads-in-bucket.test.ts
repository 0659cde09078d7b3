import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from '../../context'
import { FilesAway } from '../../files/file-store'
import { startStrictBucket } from '../../files/testing/strict-bucket'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { keepAuditHead } from './audit-heads'
import { asOwner, fillLog, sealRows } from './testing/tamper'
import { verifyAudit } from './verify-audit'

let server: Awaited<ReturnType<typeof startStrictBucket>>
let store: TestStore
let elsewhere: string
beforeEach(async () => {
  server = await startStrictBucket()
  store = await openTestStore({ config: { fileStore: server.settings } })
  elsewhere = await mkdtemp(join(tmpdir(), 'yingzao-elsewhere-'))
})
afterEach(async () => {
  await store[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await rm(elsewhere, { recursive: true })
})

/** A process on another machine. */
const other = (): Context => ({ ...store.ctx, config: { ...store.ctx.config, dataDir: elsewhere } })
const kept = () => [...server.objects].filter(([name]) => name.startsWith('audit-heads/'))

/** Deletes the last rows and writes others, sealed with the key. */
async function rewrite(from: number): Promise<void> {
  await asOwner(store, async (query) => {
    await query('ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_chained')
    await query(`DELETE FROM audit_log WHERE seq >= ${from}`)
    await query(
      `UPDATE audit_head SET seq = ${from - 1}, hash = (SELECT hash FROM audit_log WHERE seq = ${from - 1})`,
    )
    await query(
      "INSERT INTO audit_log (who, action, subject) SELECT 'cli:x', 'a.b', 'x' FROM generate_series(1, 5)",
    )
  })
  await sealRows(store)
}

test('what one process writes down any other holds the log against', async () => {
  await fillLog(store, 5)
  await keepAuditHead(store.ctx)
  expect(await verifyAudit(store.ctx)).toMatchObject({ agreeing: 1, rebuilt: undefined })
  expect(await verifyAudit(other())).toMatchObject({ agreeing: 1, rebuilt: undefined })
  await rewrite(3)
  expect(await verifyAudit(other())).toMatchObject({ tamperings: [], rebuilt: { after: 0, seq: 5 } })
  await rm(join(store.ctx.config.dataDir, 'audit-heads'), { recursive: true })
  expect(await verifyAudit(store.ctx)).toMatchObject({ tamperings: [], rebuilt: { after: 0, seq: 5 } })
})

test('without a bucket another process learns nothing of it', async () => {
  const alone = { ...store.ctx, config: { ...store.ctx.config, fileStore: undefined } }
  await fillLog(store, 5)
  await keepAuditHead(alone)
  await rewrite(3)
  expect(await verifyAudit({ ...other(), config: { ...alone.config, dataDir: elsewhere } })).toMatchObject({
    tamperings: [],
    rebuilt: undefined,
  })
})

test('the first of a day stays, whoever comes later', async () => {
  await fillLog(store, 3)
  await keepAuditHead(store.ctx)
  const [first] = kept()
  await fillLog(store, 3)
  await keepAuditHead(other())
  expect(kept()).toEqual([first])
  expect(await verifyAudit(other())).toMatchObject({ rebuilt: undefined, agreeing: 1 })
})

test('one that cannot be read is named with its place', async () => {
  server.objects.set('audit-heads/2026-11-20.json', { bytes: Buffer.from('{"seq":'), sha256: '' })
  expect((await verifyAudit(other())).unreadable).toEqual([
    expect.stringMatching(/^127\.0\.0\.1:\d+\/audit-heads\/2026-11-20\.json$/),
  ])
})

test('while the bucket is away it is written here, and a repeat brings the same there', async () => {
  await fillLog(store, 3)
  server.mood.slowDowns = 3
  await expect(keepAuditHead(store.ctx)).rejects.toThrow(FilesAway)
  expect(await readdir(join(store.ctx.config.dataDir, 'audit-heads'))).toHaveLength(1)
  await fillLog(store, 3)
  await keepAuditHead(store.ctx)
  expect(JSON.parse(String(kept()[0]?.[1].bytes))).toMatchObject({ seq: 3 })
})

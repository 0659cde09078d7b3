import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Context } from '../../context'
import { startStrictBucket } from '../../files/testing/strict-bucket'
import { chooseTimeStamp } from '../../integrations'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { keepAnchor, readAnchors } from './anchor/anchors'
import { sealHours } from './seal/seal-hours'
import { fillEvidence } from './testing/fill-evidence'
import { verifyEvidence } from './verify/verify-evidence'

let server: Awaited<ReturnType<typeof startStrictBucket>>
let store: TestStore
let elsewhere: string
beforeEach(async () => {
  server = await startStrictBucket()
  store = await openTestStore({ config: { fileStore: server.settings } })
  elsewhere = await mkdtemp(join(tmpdir(), 'yingzao-elsewhere-'))
  await fillEvidence(store, { renderings: 1, visits: 20, exposures: 5 })
  await sealHours(store.ctx)
})
afterEach(async () => {
  await store[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
  await rm(elsewhere, { recursive: true })
})

/** A process on another machine. */
const other = (): Context => ({ ...store.ctx, config: { ...store.ctx.config, dataDir: elsewhere } })

test('what one process anchors any other reads and checks, stamp and all', async () => {
  const { anchor } = await keepAnchor(store.ctx, chooseTimeStamp(store.ctx))
  const { anchors } = await readAnchors(other().config)
  expect(anchors).toMatchObject([{ day: anchor.day, sha256: anchor.sha256 }])
  expect(anchors[0]?.token?.equals(anchor.token ?? Buffer.alloc(0))).toBe(true)
  const report = await verifyEvidence(other())
  expect(report).toMatchObject({ problems: [], anchors: { days: 1, stamped: 1 } })
})

test('the first of a day stays, and is everybody’s', async () => {
  const { anchor } = await keepAnchor(store.ctx, chooseTimeStamp(store.ctx))
  const again = await keepAnchor(other(), chooseTimeStamp(other()))
  expect(again.anchor.sha256).toBe(anchor.sha256)
  expect(await readdir(join(elsewhere, 'evidence-anchors'))).toHaveLength(2)
})

test('one that is another here than in the bucket is named', async () => {
  const { anchor } = await keepAnchor(store.ctx, chooseTimeStamp(store.ctx))
  server.objects.set(`evidence-anchors/${anchor.day}.json`, { bytes: Buffer.from('{}'), sha256: '' })
  expect((await verifyEvidence(store.ctx)).problems).toContainEqual({
    of: 'anchor',
    kind: 'changed',
    subject: `evidence-anchors/${anchor.day}.json`,
  })
})

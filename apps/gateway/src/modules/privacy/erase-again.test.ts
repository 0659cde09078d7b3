import { rmSync } from 'node:fs'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { declared } from '../registry'
import { codeFor } from '../testing/ask-for-code'
import { type SignedIn, signIn } from '../testing/sign-in'
import { startTestGateway, type TestGateway, testKey } from '../testing/start-test-gateway'
import { call } from '../testing/visitor-calls'
import { eraseAgain } from './erase-again'

let gateway: TestGateway
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yingzao-ledger-'))
  gateway = await startTestGateway({ config: { backup: { to: folder, keys: [testKey('backup')] } } })
})
afterAll(async () => {
  await gateway[Symbol.asyncDispose]()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => rmSync(join(folder, 'erasures'), { recursive: true, force: true }))

const again = () => eraseAgain({ ...gateway.ctx, ...declared }, 'cli:restore')
const query = async (text: string, values: unknown[]) =>
  (await gateway.database.owner.pool.query(text, values)).rows

async function erase(visitor: SignedIn): Promise<void> {
  const code = await codeFor(gateway, visitor.handset, 'erase')
  expect(await call(gateway, 'privacyErase', { code }, visitor)).toMatchObject({ code: 1 })
}

/** What restoring the database to an earlier moment does to a visitor. */
async function bringBack({ uid }: SignedIn, row: Record<string, unknown>): Promise<void> {
  await query(
    'UPDATE softuser SET erased_at = NULL, handset_enc = $2, handset_hash = $3, nick_name = $4, created_at = $5 WHERE softuser_id = $1',
    [uid, row.handset_enc, row.handset_hash, '王小明', row.created_at],
  )
}

const rowOf = async ({ uid }: SignedIn) =>
  (await query('SELECT *, created_at::text AS created_at FROM softuser WHERE softuser_id = $1', [uid]))[0]

test('who was erased is written down outside of the database as it happens, without anything else of them', async () => {
  const visitor = await signIn(gateway)
  await erase(visitor)
  const [name = '', ...more] = await readdir(join(folder, 'erasures'))
  expect(more).toEqual([])
  expect(name).toMatch(new RegExp(`^\\d{8}T\\d{6}\\.\\d{3}Z-${visitor.uid}$`))
  const bytes = await readFile(join(folder, 'erasures', name))
  expect(bytes.includes(visitor.handset) || bytes.includes('registered_at')).toBe(false)
})

test('whoever is back after a restore is erased again, once, and the audit log has it', async () => {
  const visitor = await signIn(gateway)
  const before = await rowOf(visitor)
  await erase(visitor)
  await bringBack(visitor, before)
  expect(await again()).toBe(1)
  expect(await rowOf(visitor)).toMatchObject({
    handset_hash: null,
    nick_name: '',
    erased_at: expect.any(Date),
  })
  expect(await again()).toBe(0)
  const [act] = await query(
    "SELECT who FROM audit_log WHERE action = 'deletion.erasure' ORDER BY seq DESC LIMIT 1",
    [],
  )
  expect(act.who).toBe('cli:restore')
})

test('somebody else who was given the same number since stays', async () => {
  const visitor = await signIn(gateway)
  const before = await rowOf(visitor)
  await erase(visitor)
  await bringBack(visitor, { ...before, created_at: new Date(Date.now() + 1_000) })
  expect(await again()).toBe(0)
  expect(await rowOf(visitor)).toMatchObject({ erased_at: null, nick_name: '王小明' })
})

test('without the ledger whoever is back stays: it can be told', async () => {
  const visitor = await signIn(gateway)
  const before = await rowOf(visitor)
  await erase(visitor)
  await bringBack(visitor, before)
  rmSync(join(folder, 'erasures'), { recursive: true })
  expect(await again()).toBe(0)
  expect(await rowOf(visitor)).toMatchObject({ erased_at: null })
})

test('a job writes down what could not be at once', async () => {
  const visitor = await signIn(gateway)
  await erase(visitor)
  rmSync(join(folder, 'erasures'), { recursive: true })
  await gateway.runJobs()
  const names = await readdir(join(folder, 'erasures'))
  expect(names.filter((name) => name.endsWith(`Z-${visitor.uid}`))).toHaveLength(1)
})

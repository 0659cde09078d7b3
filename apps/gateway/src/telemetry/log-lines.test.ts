import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operations } from '@yingzao/contract/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '../context'
import { createServer } from '../http/create-server'
import { createSupplier } from '../integrations/supplier'
import { createJobRunner } from '../jobs/job-runner'
import { serveModules } from '../modules'
import { openTestStore } from '../modules/testing/start-test-gateway'
import { createLog } from './create-log'
import { lineProblems, readLogDocument } from './testing/log-document'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))
const documented = readLogDocument(
  await readFile(new URL('../../../../docs/logs.md', import.meta.url), 'utf8'),
)

/** What a visitor or a browser sends that no line may contain. */
const PLANTED = ['13912345678', 'planted-token', 'planted-query', 'planted-body', 'planted-name']
const TRACE = '0af7651916cd43dd8448eb211c80319c'

let lines: string[]
let end: () => Promise<void>

/** Requests of several kinds, a refusal, a fault, jobs that succeed and fail, and an unreachable outside system. */
beforeAll(async () => {
  const store = await openTestStore()
  lines = []
  const log = createLog({ level: 'trace', build: 'b1' }, { write: (line) => void lines.push(line) })
  const ctx: Context = { ...store.ctx, log }
  const app = await createServer(ctx)
  await serveModules(app, ctx)
  app.get('/broken/:phone', { config: { site: 'operations' } }, () => {
    throw new Error('No row for 13912345678 with Bearer planted-token')
  })
  const headers = { authorization: 'Bearer planted-token', traceparent: `00-${TRACE}-b7ad6b7169203331-01` }
  await app.inject({ url: '/h5-page/h5/none?utm=planted-query&handset=13912345678', headers })
  await app.inject({ url: `${operations.captchaAppId.path}?type=2&q=planted-query`, headers })
  await app.inject({
    method: 'POST',
    url: `${operations.giftActivity.path}?q=planted-query`,
    headers,
    payload: { name: 'planted-name', handset: '13912345678', callback_id: 'planted-body' },
  })
  await app.inject({ url: `${operations.currentUser.path}?token=planted-token`, headers })
  await app.inject({ url: '/studio-api/members', headers })
  await app.inject({ url: '/broken/13912345678?token=planted-token&q=planted-query', headers })
  await runJobs(ctx)
  await askSupplier(ctx)
  end = async () => {
    await app.close()
    await store[Symbol.asyncDispose]()
  }
})
afterAll(() => end())

async function runJobs(ctx: Context): Promise<void> {
  const failing = async () => {
    throw new Error('No SMS to 13912345678')
  }
  await ctx.db.orm.transaction(async (tx) => {
    await ctx.jobs.enqueue(tx, 'keep-audit-head', {})
    await ctx.jobs.enqueue(tx, 'judge-published', {})
  })
  const runner = createJobRunner({
    ...ctx,
    jobs: [
      { name: 'keep-audit-head', run: async () => {} },
      { name: 'judge-published', run: failing },
    ],
  })
  await runner.runWaiting()
}

/** Nothing listens on that port. */
async function askSupplier({ log }: Context): Promise<void> {
  const supplier = createSupplier({ name: 'WeChat', origin: 'http://127.0.0.1:9', log, tryMs: 500 })
  const call = {
    path: '/x',
    query: { q: 'planted-query', phone: '13912345678' },
    body: { text: 'planted-body' },
    reply: z.object({}),
    repeatable: false,
  }
  for (let times = 0; times < 6; times += 1) await supplier.call(call).catch(() => {})
}

const find = (field: string, value: unknown) =>
  lines.map((line) => JSON.parse(line)).find((line) => line[field] === value)

test('every line has the fields that docs/logs.md lists, and no others', () => {
  expect(lines.length).toBeGreaterThan(5)
  for (const line of lines) expect([line, lineProblems(line, documented)]).toEqual([line, []])
})

test('no line has a phone, a token, a query, a body or a name', () => {
  for (const line of lines) for (const secret of PLANTED) expect(line).not.toContain(secret)
})

test('a call has one line: its route, its caller’s trace, what was answered and how long it took', () => {
  const { giftActivity } = operations
  expect(find('operation', giftActivity.id)).toMatchObject({
    level: 'info',
    service: 'yingzao',
    build: 'b1',
    trace_id: TRACE,
    method: 'POST',
    route: giftActivity.path,
    status: 200,
    code: expect.any(Number),
    ms: expect.any(Number),
    request_id: expect.any(String),
  })
  expect(lines.filter((line) => line.includes(`"operation":"${giftActivity.id}"`))).toHaveLength(1)
})

test('a fault has a line of its own, with its reason', () => {
  expect(find('route', '/broken/:phone')).toMatchObject({
    level: 'error',
    status: 500,
    code: 500_000,
    err: { name: 'Error', message: 'No row for *** with Bearer ***' },
  })
})

test('pages have none', () => {
  expect(find('route', '/h5-page/h5/:code')).toBeUndefined()
})

test('a job has a line when it is done and when it fails', () => {
  expect(find('job', 'keep-audit-head')).toMatchObject({ level: 'info', ms: expect.any(Number) })
  expect(find('job', 'judge-published')).toMatchObject({ level: 'error', err: { message: 'No SMS to ***' } })
})

test('an outside system that is left alone is named', () => {
  expect(find('supplier', 'WeChat')).toMatchObject({ level: 'warn' })
})

describe('the document', () => {
  test('lists every field that the sources write', async () => {
    const known = new Set(documented.map(({ name }) => name))
    const written = await fieldsInSources()
    expect(written.size).toBeGreaterThan(40)
    expect([...written].filter((name) => !known.has(name))).toEqual([])
  })

  test('finds a line out that has a field too many, one too few, or one of another kind', () => {
    const base = { time: '', level: 'info', msg: '', service: '', build: '', instance: '' }
    const problems = (line: object) => lineProblems(JSON.stringify(line), documented)
    expect(problems(base)).toEqual([])
    expect(problems({ ...base, phone: '1' })).toEqual(['phone is not documented'])
    expect(problems({ ...base, status: '200' })).toEqual(['status is no number'])
    expect(problems({ ...base, build: undefined })).toEqual(['lacks build'])
  })
})

async function fieldsInSources(): Promise<Set<string>> {
  const files = await readdir(SOURCES, { recursive: true })
  const sources = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !/(^|\/)(testing|cli)\//.test(file))
  const found = new Set<string>()
  for (const file of sources) {
    const text = await readFile(join(SOURCES, file), 'utf8')
    for (const [, fields = ''] of text.matchAll(/\blog\.(?:info|warn|error|debug)\(\s*\{([^{}]*)\}/g))
      for (const [, name = ''] of fields.matchAll(/(?:^|,)\s*(\w+)\s*(?=[,:]|$)/g)) found.add(name)
  }
  return found
}

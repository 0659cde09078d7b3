import { readdir, readFile } from 'node:fs/promises'
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operations } from '@yingzao/contract/server'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import type { Context } from '../context'
import { createServer } from '../http/create-server'
import { registerOperation } from '../http/register-operation'
import { createSupplier } from '../integrations/supplier'
import { createJobRunner } from '../jobs/job-runner'
import { openTestStore } from '../modules/testing/start-test-gateway'
import { startTracing } from './start-tracing'
import { type Collector, startCollector } from './testing/start-collector'

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PHONE = '13912345678'
const CALL = operations.captchaAppId
const FAILED = 2

interface Stage {
  collector: Collector
  app: Awaited<ReturnType<typeof createServer>>
  /** The headers of what each outside system was sent. */
  asked: { ours: IncomingHttpHeaders[]; foreign: IncomingHttpHeaders[] }
  runJobs(): Promise<number>
  /** Has everything that was kept sent. */
  end(): Promise<void>
}

/** A call that enqueues a job, which calls two outside systems, and one that fails; also a page. */
async function stage(ratio: number): Promise<Stage> {
  const collector = await startCollector()
  const store = await openTestStore()
  const tracing = await startTracing({ endpoint: collector.endpoint, ratio }, 'b1')
  const ctx: Context = store.ctx
  const app = await createServer(ctx)
  const asked: Stage['asked'] = { ours: [], foreign: [] }
  const ours = await suppliersServer(asked.ours)
  const foreign = await suppliersServer(asked.foreign)
  const log = ctx.log
  const suppliers = [
    createSupplier({ name: 'Our source', origin: ours.origin, log, isOurs: true }),
    createSupplier({ name: 'Foreign', origin: foreign.origin, log }),
  ]
  const ask = {
    path: '/x',
    query: { phone: PHONE },
    body: { phone: PHONE },
    reply: z.object({}),
    repeatable: false,
  }
  registerOperation(app, CALL, async () => {
    await ctx.db.orm.transaction((tx) =>
      ctx.jobs.enqueue(tx, 'compress-page', { version_id: 1, build: PHONE }),
    )
    return { app_id: 'x' }
  })
  registerOperation(app, operations.captchaChallenge, async () => {
    throw new Error(`duplicate key (${PHONE})`)
  })
  app.get('/h5-page/h5/:code', { config: { site: 'page' } }, (_request, reply) => reply.send('page'))
  const given: unknown[] = []
  const runner = createJobRunner({
    ...ctx,
    jobs: [
      {
        name: 'compress-page',
        run: async (data) => {
          given.push(data)
          for (const supplier of suppliers) await supplier.call(ask)
        },
      },
    ],
  })
  const end = async () => {
    // The job itself is not given the trace.
    for (const data of given) expect(data).toEqual({ version_id: 1, build: PHONE })
    await tracing.stop()
  }
  onTestFinished(async () => {
    await tracing.stop()
    await app.close()
    for (const server of [ours, foreign]) await server.close()
    await collector[Symbol.asyncDispose]()
    await store[Symbol.asyncDispose]()
  })
  return { collector, app, asked, runJobs: () => runner.runWaiting(), end }
}

async function suppliersServer(asked: IncomingHttpHeaders[]) {
  const server = createHttpServer((request, response) => {
    asked.push(request.headers)
    response.setHeader('content-type', 'application/json').end('{"errcode":0}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(resolve)
      }),
  }
}

const headers = { traceparent: `00-${TRACE}-b7ad6b7169203331-01`, authorization: `Bearer ${PHONE}` }

test('a call goes on with its caller’s trace, its job with that of the call, and a system of ours with that of the job', async () => {
  const { app, collector, asked, runJobs, end } = await stage(1)
  expect((await app.inject({ url: `${CALL.path}?type=2&phone=${PHONE}`, headers })).json().code).toBe(1)
  await app.inject({ url: `/h5-page/h5/${PHONE}`, headers })
  expect(await runJobs()).toBe(1)
  await end()

  const byName = Object.fromEntries(collector.spans.map((span) => [span.name, span]))
  expect(Object.keys(byName).sort()).toEqual(['Foreign', 'Our source', CALL.id, 'job compress-page'].sort())
  for (const span of collector.spans) expect(span.traceId).toBe(TRACE)
  expect(byName[CALL.id]?.parentSpanId).toBe('b7ad6b7169203331')
  expect(byName['job compress-page']?.parentSpanId).toBe(byName[CALL.id]?.spanId)
  expect(byName['Our source']?.parentSpanId).toBe(byName['job compress-page']?.spanId)
  expect(byName[CALL.id]?.attributes).toEqual({
    'http.route': CALL.path,
    'http.request.method': 'GET',
    'http.response.status_code': 200,
    code: 1,
  })
  expect(byName['job compress-page']?.attributes).toEqual({ job: 'compress-page' })
  expect(byName.Foreign?.attributes).toEqual({ supplier: 'Foreign' })
  expect(asked.ours[0]?.traceparent).toMatch(`00-${TRACE}-${byName['Our source']?.spanId}-01`)
  expect(asked.foreign[0]?.traceparent).toBeUndefined()
})

test('nothing of what was sent is in any span, of a call that fails neither', async () => {
  const { app, collector, runJobs, end } = await stage(1)
  await app.inject({ url: `${CALL.path}?type=2&phone=${PHONE}`, headers })
  await app.inject({
    method: operations.captchaChallenge.method,
    url: `${operations.captchaChallenge.path}?handset=${PHONE}`,
    headers,
    payload: { handset: PHONE },
  })
  await runJobs()
  await end()
  expect(collector.spans.map(({ name }) => name)).toContain(operations.captchaChallenge.id)
  expect(collector.text()).not.toContain(PHONE)
})

test('of what is not sampled only a trace that fails is kept, whatever its caller says', async () => {
  const { app, collector, runJobs, end } = await stage(0)
  await app.inject({ url: `${CALL.path}?type=2`, headers })
  await runJobs()
  const { method, path, id } = operations.captchaChallenge
  const reply = await app.inject({ method, url: path, payload: {} })
  expect(reply.statusCode).toBe(500)
  await end()
  expect(
    collector.spans.map(({ name, status, attributes }) => [name, status?.code, attributes.code]),
  ).toEqual([[id, FAILED, 500_000]])
  expect(collector.spans[0]?.attributes['error.type']).toBe('Error')
})

test('without a collector nothing of the SDK is loaded: only what is loaded by need imports it', async () => {
  const sources = fileURLToPath(new URL('..', import.meta.url))
  const files = (await readdir(sources, { recursive: true })).filter((file) => file.endsWith('.ts'))
  const found: string[] = []
  for (const file of files) {
    const text = await readFile(join(sources, file), 'utf8')
    if (/^import (?!type ).*'@opentelemetry\/(?!api')/m.test(text)) found.push(file)
    if (/from '\.\/sample-part'/.test(text) && !file.endsWith('.test.ts')) found.push(file)
  }
  expect(found).toEqual(['telemetry/sample-part.ts'])
})

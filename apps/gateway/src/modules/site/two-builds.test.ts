import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/database'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { registerChunkRoutes } from './chunks'
import { dropOldChunks, keepChunks } from './kept-chunks'

const PATH = '/packages/h5-page/dist/'

/** What two builds have in common, and what each has alone. */
const OLD = { 'main.aaaaaa.js': 'old();', 'tabs.cccccc.js': 'tabs();', 'chunks.json': '{"main":"old"}' }
const NEW = { 'main.bbbbbb.js': 'new();', 'tabs.cccccc.js': 'tabs();', 'chunks.json': '{"main":"new"}' }

let store: TestStore
let folders: string[]
beforeEach(async () => {
  store = await openTestStore()
  folders = []
})
afterEach(async () => {
  for (const folder of folders) await rm(folder, { recursive: true })
  await store[Symbol.asyncDispose]()
})

/** A process running with these files, as far as it serves them. */
async function run(
  files: Readonly<Record<string, string>>,
  { keeps = true, db = store.ctx.db } = {},
): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-build-'))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  if (keeps) await keepChunks(db, { folder, path: PATH })
  const app = Fastify()
  await registerChunkRoutes(app, { ...store.ctx, db }, { folder, path: PATH })
  return app
}

const get = (app: FastifyInstance, name: string) => app.inject({ url: `${PATH}${name}` })
const aged = (days: number) =>
  store.database.owner.pool.query('UPDATE site_chunk SET last_build_at = now() - make_interval(days => $1)', [
    days,
  ])

describe('an old and a new build beside each other', () => {
  test('send the files of both, for ever', async () => {
    const [old, fresh] = [await run(OLD), await run(NEW)]
    for (const app of [old, fresh])
      for (const name of ['main.aaaaaa.js', 'main.bbbbbb.js', 'tabs.cccccc.js']) {
        const { statusCode, body, headers } = await get(app, name)
        expect([statusCode, body]).toEqual([200, { ...OLD, ...NEW }[name as 'main.aaaaaa.js']])
        expect(headers).toMatchObject({
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'public, max-age=31536000, immutable',
        })
      }
  })

  test('join the scripts of both', async () => {
    const [old] = [await run(OLD), await run(NEW)]
    const { body, headers } = await get(old, 'main.bbbbbb+tabs.cccccc.js')
    expect(body).toBe('new();;\ntabs();;\n')
    expect(headers['cache-control']).toContain('immutable')
  })

  test('keep their own lists, of which only the name is the same', async () => {
    const [old, fresh] = [await run(OLD), await run(NEW)]
    expect((await get(old, 'chunks.json')).body).toBe('{"main":"old"}')
    expect((await get(fresh, 'chunks.json')).body).toBe('{"main":"new"}')
    expect((await get(await run({}), 'chunks.json')).statusCode).toBe(404)
  })

  test('do not where they keep nothing in the database', async () => {
    const [old] = [await run(OLD, { keeps: false }), await run(NEW, { keeps: false })]
    const { statusCode, headers } = await get(old, 'main.bbbbbb.js')
    expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
  })

  test('may start at the same time', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, at) => run(at % 2 ? OLD : NEW)))
    const { rows } = await store.database.owner.pool.query('SELECT count(*)::int AS n FROM site_chunk')
    expect(rows).toEqual([{ n: 3 }])
  })
})

test('a build that comes while another runs is found by it at once', async () => {
  const old = await run(OLD)
  expect((await get(old, 'main.bbbbbb.js')).statusCode).toBe(404)
  await run(NEW)
  expect((await get(old, 'main.bbbbbb.js')).statusCode).toBe(200)
})

test('files go 14 days after the last process that had them', async () => {
  await run(OLD)
  await aged(15)
  await run(NEW)
  await dropOldChunks(store.ctx.db, '/studio/assets/')
  await dropOldChunks(store.ctx.db, PATH)
  const { rows } = await store.database.owner.pool.query('SELECT name FROM site_chunk ORDER BY name')
  expect(rows.map(({ name }) => name)).toEqual([`${PATH}main.bbbbbb.js`, `${PATH}tabs.cccccc.js`])
  await aged(13)
  await dropOldChunks(store.ctx.db, PATH)
  expect((await get(await run({}), 'tabs.cccccc.js')).statusCode).toBe(200)
})

test('while the database is away a build sends what it has, and says of others that it cannot tell', async () => {
  const db = openDatabase({ url: store.database.url, max: 1, applicationName: 'yingzao test' })
  const app = await run(OLD, { db })
  await db.close()
  expect((await get(app, 'main.aaaaaa.js')).statusCode).toBe(200)
  const { statusCode, headers } = await get(app, 'main.bbbbbb.js')
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store'])
})

test('what no build could have is not asked of the database', async () => {
  const app = await run(OLD)
  for (const name of ['..%2Fsecret.aaaaaa.js', 'main.js', 'main.aaaaaa.exe', `${'a'.repeat(3_000)}`])
    expect((await get(app, name)).statusCode).toBe(404)
})

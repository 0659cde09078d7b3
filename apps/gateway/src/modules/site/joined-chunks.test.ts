import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestStore, type TestStore } from '../testing/start-test-gateway'
import { registerChunkRoutes } from './chunks'

let folder: string
let store: TestStore
let app = Fastify()

beforeAll(async () => {
  store = await openTestStore()
  folder = await mkdtemp(join(tmpdir(), 'yingzao-chunks-'))
  const scripts = Array.from({ length: 12 }, (_, index) => `live-${String.fromCharCode(97 + index)}.00.js`)
  for (const name of [...scripts, 'live-a.00.css']) await writeFile(join(folder, name), `/* ${name} */`)
})
afterAll(async () => {
  await rm(folder, { recursive: true })
  await store[Symbol.asyncDispose]()
})
beforeEach(async () => {
  app = Fastify()
  await registerChunkRoutes(app, store.ctx, { folder, path: '/dist/' })
})

const packed = (text: Buffer, quality: number) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
const get = (name: string) => app.inject({ url: `/dist/${name}`, headers: { 'accept-encoding': 'br' } })

describe('scripts that a page loads as one', () => {
  test('come in the order of the name, compressed together, for ever', async () => {
    const reply = await get('live-b.00+live-a.00.js')
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(
      '/* live-b.00.js */;\n/* live-a.00.js */;\n',
    )
    expect(reply.headers).toMatchObject({ 'content-type': 'text/javascript; charset=utf-8' })
    expect(reply.headers['cache-control']).toContain('immutable')
    expect((await get('live-b.00+live-a.00.js')).rawPayload).toEqual(reply.rawPayload)
  })

  test.each([
    ['none is there', 'none.00+nothing.00.js'],
    ['one stands twice', 'live-a.00+live-a.00.js'],
    ['they are no scripts', 'live-a.00+live-b.00.css'],
    ['they have no names', '+.js'],
    ['they lie elsewhere', '..%2Findex+..%2Fmain.js'],
    ['there are more than any page has', `${'live-a.00+'.repeat(40)}live-b.00.js`],
  ])('are not there where %s', async (_why, name) => {
    expect((await get(name)).statusCode).toBe(404)
  })

  test('come without what is gone, for this once', async () => {
    const reply = await get('gone.00+live-a.00.js')
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('/* live-a.00.js */;\n')
    expect(reply.headers['cache-control']).toBe('no-store')
  })

  test('are packed well sixty times a minute for a network, and then a little', async () => {
    const names = 'abcdefghijkl'.split('')
    const pairs = names.flatMap((one, index) =>
      names.slice(index + 1).map((other) => `live-${one}.00+live-${other}.00.js`),
    )
    const qualities: number[] = []
    for (const pair of [...pairs, String(pairs[0])]) {
      const { rawPayload } = await get(pair)
      qualities.push(rawPayload.equals(packed(brotliDecompressSync(rawPayload), 11)) ? 11 : 4)
    }
    expect(qualities).toEqual([...pairs.map((_, index) => (index < 60 ? 11 : 4)), 11])
  })
})

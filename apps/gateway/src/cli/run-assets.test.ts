import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../db/database'
import { startStrictBucket } from '../files/testing/strict-bucket'
import { storeAsset } from '../modules/assets'
import { openTestStore, type TestStore } from '../modules/testing/start-test-gateway'
import { runAssets } from './run-assets'

let store: TestStore
let server: Awaited<ReturnType<typeof startStrictBucket>>
beforeEach(async () => {
  store = await openTestStore()
  server = await startStrictBucket()
})
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await store[Symbol.asyncDispose]()
})

async function assets(args: string[], { hasBucket = true } = {}) {
  const lines: string[] = []
  const exit = await runAssets(args, {
    config: { ...store.ctx.config, fileStore: hasBucket ? server.settings : undefined },
    out: (line) => lines.push(line),
    openDatabase: async () => openDatabase({ url: store.database.url, max: 3 }),
  })
  return { exit, text: lines.join('\n') }
}

async function picture(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  const { address } = await storeAsset(
    { ...store.ctx, config: { ...store.ctx.config, fileStore: undefined } },
    { bytes, name: '图.png' },
  )
  const name = address.slice('/assets/'.length)
  return `assets/${name.slice(0, 2)}/${name}`
}

async function write(name: string, text: string): Promise<void> {
  const path = join(store.ctx.config.dataDir, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

test('what is on this disk is copied once, and everything is there then', async () => {
  await picture('#c00')
  await picture('#0c0')
  await write('audit-heads/2026-11-20.json', '{}')
  await write('videos/reading/half', 'on its way')
  await write('snapshots/sale.page', 'local by design')
  expect((await assets(['verify'])).exit).toBe(1)
  const { exit, text } = await assets(['push'])
  expect([exit, text]).toEqual([0, expect.stringContaining('全部都在')])
  expect([...server.objects.keys()].filter((name) => /reading|snapshots/.test(name))).toEqual([])
  expect(server.objects.get('audit-heads/2026-11-20.json')?.bytes.toString()).toBe('{}')
  expect(await assets(['push'])).toMatchObject({ exit: 0, text: expect.stringContaining('复制了 0 个文件') })
  for (const args of [['verify'], ['verify', '--bytes']])
    expect(await assets(args)).toMatchObject({ exit: 0, text: expect.stringContaining('全部完好') })
})

test('a push that broke off goes on where it was', async () => {
  for (const colour of ['#c00', '#0c0', '#00c']) await picture(colour)
  await assets(['push'])
  const [lost = ''] = [...server.objects.keys()].filter((name) => name.startsWith('assets/'))
  server.objects.delete(lost)
  server.calls.length = 0
  expect((await assets(['push'])).exit).toBe(0)
  const sent = server.calls.filter((call) => call.startsWith('PUT ') && !call.includes('probe/'))
  expect(sent).toEqual([`PUT ${lost}`])
})

test('a file that is missing, has another size or other bytes is named', async () => {
  const [one, two, three] = [await picture('#c00'), await picture('#0c0'), await picture('#00c')]
  await assets(['push'])
  server.objects.delete(one)
  server.objects.set(two, { bytes: Buffer.from('x'), sha256: '' })
  const { bytes } = server.objects.get(three) ?? { bytes: Buffer.alloc(0) }
  server.objects.set(three, { bytes: Buffer.alloc(bytes.length, 1), sha256: '' })
  const { exit, text } = await assets(['verify'])
  expect([exit, text]).toEqual([1, expect.stringContaining(`${one} 不在`)])
  expect(text).toContain(`${two} 应有`)
  server.objects.set(two, { bytes: Buffer.alloc(1), sha256: '' })
  // The existing file stays: somebody has to say which of them is right.
  expect(await assets(['push'])).toMatchObject({ exit: 1, text: expect.stringContaining('没有覆盖') })
  const read = await assets(['verify', '--bytes'])
  expect([read.exit, read.text]).toEqual([1, expect.stringContaining(`${three} 的内容与名字里的校验值不符`)])
})

test('the files of this disk can be held against the database too', async () => {
  const name = await picture('#c00')
  expect(await assets(['verify', '--bytes'], { hasBucket: false })).toMatchObject({ exit: 0 })
  await rm(join(store.ctx.config.dataDir, name))
  expect(await assets(['verify'], { hasBucket: false })).toMatchObject({ exit: 1 })
  expect((await assets(['push'], { hasBucket: false })).text).toContain('没有设置 FILE_STORE_URL')
})

test.each([[], ['pull'], ['verify', '--all']])('misuse %j prints the usage', async (...args) => {
  expect(await assets(args)).toEqual({ exit: 1, text: expect.stringContaining('用法') })
})

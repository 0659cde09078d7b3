import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openFiles } from '../../files/open-files'
import { openTestStore, startTestGateway, type TestStore } from '../testing/start-test-gateway'
import { assetPlace, assetStorage } from './asset-storage'
import { imagesOf } from './images-of'
import { storeAsset } from './store-asset'

const DEMO_ASSETS = fileURLToPath(new URL('../../../../../demo/pages/assets', import.meta.url))

const photo = () => readFile(join(DEMO_ASSETS, 'hero.jpg'))

/** The shortest beginning that is recognised as a video. */
const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(1000, 7)])

async function infoOf({ ctx }: TestStore, address: string) {
  const document = {
    code: 'x',
    title: '',
    meta: { keywords: '', description: '' },
    background: '',
    is_auto_fit: 0 as const,
    extra: { pageID: '' },
    page_schema: [{ name: 'image', id: 'image-1', value: { url: address }, common: {}, children: [] }],
  }
  return (await imagesOf(ctx, document))[address]
}

async function storedFiles({ ctx }: TestStore): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of openFiles(ctx.config).list('assets/')) names.push(basename(name))
  return names.sort()
}

test('an image is stored under the hash of its bytes, with its size and smaller copies', async () => {
  await using store = await openTestStore()
  const bytes = await photo()
  const { address, isNew } = await storeAsset(store.ctx, { bytes, name: 'hero.jpg' })
  const hash = createHash('sha256').update(bytes).digest('hex')
  expect({ address, isNew }).toEqual({ address: `/assets/${hash}.jpg`, isNew: true })
  const info = await infoOf(store, address)
  expect(info).toMatchObject({ url: address, width: 750, height: 800 })
  expect(info?.variants.map(({ format, width }) => `${format} ${width}`)).toEqual([
    'avif 375',
    'avif 750',
    'webp 375',
    'webp 750',
  ])
})

test('every copy is smaller than the original in bytes, and no wider', async () => {
  await using store = await openTestStore()
  const bytes = await photo()
  const { address } = await storeAsset(store.ctx, { bytes, name: 'hero.jpg' })
  for (const variant of (await infoOf(store, address))?.variants ?? []) {
    const name = variant.url.slice('/assets/'.length)
    const copy = await buffer(assetStorage(store.ctx.config).read(name))
    expect(copy.byteLength).toBeLessThan(bytes.byteLength)
    expect((await sharp(copy).metadata()).width).toBe(variant.width)
  }
})

test('storing the same bytes again changes nothing, also at the same time', async () => {
  await using store = await openTestStore()
  const bytes = await photo()
  const stored = await Promise.all([1, 2, 3].map(() => storeAsset(store.ctx, { bytes, name: 'hero.jpg' })))
  expect(new Set(stored.map(({ address }) => address)).size).toBe(1)
  const files = await storedFiles(store)
  expect(await storeAsset(store.ctx, { bytes, name: 'other.jpg' })).toMatchObject({ isNew: false })
  expect(await storedFiles(store)).toEqual(files)
  const onDisk = await readdir(store.ctx.config.dataDir, { recursive: true })
  expect(onDisk.filter((name) => name.includes('tmp'))).toEqual([])
})

test('a file that has gone from the store is written again', async () => {
  await using store = await openTestStore()
  const bytes = await photo()
  const { address } = await storeAsset(store.ctx, { bytes, name: 'hero.jpg' })
  const name = address.slice('/assets/'.length)
  await openFiles(store.ctx.config).remove(assetPlace(name))
  await storeAsset(store.ctx, { bytes, name: 'hero.jpg' })
  expect(await storedFiles(store)).toContain(name)
})

test('a photo that lies on its side has the size it is shown at', async () => {
  await using store = await openTestStore()
  const lying = sharp({ create: { width: 300, height: 100, channels: 3, background: 'red' } })
  const bytes = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { address } = await storeAsset(store.ctx, { bytes, name: 'lying.jpg' })
  expect(await infoOf(store, address)).toMatchObject({ width: 100, height: 300 })
})

/** A PNG whose header promises more pixels than anybody should decode. */
function bomb(): Buffer {
  const header = Buffer.alloc(33)
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(header)
  header.writeUInt32BE(30_000, 16)
  header.writeUInt32BE(30_000, 20)
  header.set([8, 2, 0, 0, 0], 24)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  return Buffer.concat([header, Buffer.from('0000000049444154', 'hex'), Buffer.from('35af061e', 'hex')])
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

test.each([
  ['nothing', 'a.png', Buffer.alloc(0), '空'],
  ['SVG called PNG', 'a.png', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'), 'SVG'],
  ['HTML called PNG', 'a.png', Buffer.from('<html><script>alert(1)</script>'), '无法识别'],
  ['HTML called MP4', 'a.mp4', Buffer.from('GARBAGE<script>alert(1)</script>'), '无法识别'],
  ['PDF', 'a.jpg', Buffer.from('%PDF-1.7\n'), 'pdf'],
  ['a cut JPEG', 'a.jpg', Buffer.from('ffd8ffe000104a464946', 'hex'), '损坏'],
  ['900 million pixels', 'a.png', bomb(), '像素'],
  ['11 MB of image', 'a.png', Buffer.concat([bomb(), Buffer.alloc(11 * 1024 * 1024)]), '10.0 MB'],
])('%s is refused and leaves no file', async (_what, name, bytes, reason) => {
  await using store = await openTestStore()
  await expect(storeAsset(store.ctx, { bytes, name })).rejects.toThrow(reason)
  expect(await storedFiles(store)).toEqual([])
})

test('a video is served in the parts that a player asks for', async () => {
  await using gateway = await startTestGateway()
  const { address } = await storeAsset(gateway.ctx, { bytes: video, name: 'intro.mp4' })
  const get = (range: string) => gateway.app.inject({ url: address, headers: { range } })
  const whole = await gateway.app.inject(address)
  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'content-length': String(video.byteLength),
    'x-content-type-options': 'nosniff',
  })
  const part = await get('bytes=4-11')
  expect([part.statusCode, part.payload]).toEqual([206, 'ftypmp42'])
  expect(part.headers['content-range']).toBe(`bytes 4-11/${video.byteLength}`)
  expect((await get('bytes=-10')).rawPayload).toEqual(video.subarray(-10))
  expect((await get('bytes=1000-')).rawPayload).toEqual(video.subarray(1000))
  expect((await get('bytes=99999-')).statusCode).toBe(416)
  const head = await gateway.app.inject({ method: 'HEAD', url: address })
  expect([head.headers['content-length'], head.payload]).toEqual([String(video.byteLength), ''])
  expect((await get('lines=1-2')).statusCode).toBe(200)
})

test('an image may be kept for ever, and who has it gets no bytes', async () => {
  await using gateway = await startTestGateway()
  const { address } = await storeAsset(gateway.ctx, { bytes: await photo(), name: 'hero.jpg' })
  const first = await gateway.app.inject(address)
  expect(first.headers['cache-control']).toContain('immutable')
  expect(first.rawPayload).toEqual(await photo())
  const etag = first.headers.etag as string
  const again = await gateway.app.inject({ url: address, headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
})

test('no other address reaches the disk', async () => {
  await using gateway = await startTestGateway()
  const strangers = [
    '/assets/none.jpg',
    '/assets/..%2f..%2fsecrets.json',
    '/assets/%2e%2e%2fsecrets.json',
    '/assets/../secrets.json',
    `/assets/${'0'.repeat(64)}.jpg`,
    `/assets/${'0'.repeat(64)}.html`,
  ]
  for (const url of strangers) {
    expect((await gateway.app.inject(url)).statusCode, url).toBe(404)
  }
})

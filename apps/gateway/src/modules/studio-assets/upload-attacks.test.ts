import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { HOSTILE_SVG, harmIn } from '../assets/svg/testing/hostile-svg'
import { type SignedInMember, signInMember } from '../testing/sign-in-member'
import { startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { uploadTo } from '../testing/studio-calls'

let gateway: TestGateway
let editor: SignedInMember
let pictures: Buffer[]
beforeAll(async () => {
  gateway = await startTestGateway()
  editor = await signInMember(gateway, { roles: ['editor'] })
  const plain = () => sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
  pictures = await Promise.all([
    plain().jpeg().toBuffer(),
    plain().png().toBuffer(),
    plain().gif().toBuffer(),
    plain().webp().toBuffer(),
  ])
})
afterAll(() => gateway[Symbol.asyncDispose]())

interface Attack {
  how: string
  name: string
  bytes: Buffer
}

const SCRIPT = '<script>alert(document.domain)</script>'
const NAMES = [
  'a.jpg',
  'a.svg',
  'a.mp4',
  'a.html',
  'a.php',
  'a.svg.png',
  'a.png\u202egpj.exe',
  '../../../../tmp/out.jpg',
  '..\\..\\out.jpg',
  '/etc/passwd',
  '%2e%2e%2fout.jpg',
  'a.jpg;.html',
  '<img src=x onerror=alert(1)>.png',
  "'; DROP TABLE asset; --.png",
  '名'.repeat(120),
]

/** A PNG of a few bytes that unpacks to gigabytes. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.byteLength)
    return Buffer.concat([frame.subarray(0, 4), body, crcOf(body)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(4 * 1024 * 1024), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crcOf(bytes: Uint8Array): Buffer {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  const written = Buffer.alloc(4)
  written.writeUInt32BE((crc ^ 0xffffffff) >>> 0)
  return written
}

/** What each picture can be made into: another thing as well, half of itself, something else behind its first bytes. */
function* madeOf(picture: Buffer, kind: string): Generator<[how: string, bytes: Buffer]> {
  const half = picture.byteLength >> 1
  yield [`${kind} and HTML`, Buffer.concat([picture, Buffer.from(`<html>${SCRIPT}`)])]
  yield [`HTML and ${kind}`, Buffer.concat([Buffer.from(`<html>${SCRIPT}`), picture])]
  yield [`${kind} and a zip`, Buffer.concat([picture, Buffer.from('PK\x03\x04'), Buffer.alloc(64)])]
  yield [`a PDF and ${kind}`, Buffer.concat([Buffer.from('%PDF-1.7\n'), picture])]
  yield [`a program and ${kind}`, Buffer.concat([Buffer.from('MZ\x90\0'), picture])]
  yield [`half of ${kind}`, picture.subarray(0, half)]
  yield [
    `the beginning of ${kind} and a script`,
    Buffer.concat([picture.subarray(0, 12), Buffer.from(SCRIPT)]),
  ]
  yield [
    `${kind} with its middle gone`,
    Buffer.concat([picture.subarray(0, half), picture.subarray(half + 9)]),
  ]
  yield [`${kind} behind SVG`, Buffer.concat([Buffer.from(`<svg>${SCRIPT}</svg>`), picture])]
  yield [`the first byte of ${kind}`, picture.subarray(0, 1)]
}

/** Ten or more for each way, over 300 in all. */
function* attacks(): Generator<Attack> {
  const kinds = ['JPEG', 'PNG', 'GIF', 'WebP']
  let number = 0
  const named = (how: string, bytes: Buffer): Attack => {
    number += 1
    return { how, bytes, name: NAMES[number % NAMES.length] ?? 'a.jpg' }
  }
  for (const [index, picture] of pictures.entries()) {
    for (const [how, bytes] of madeOf(picture, kinds[index] ?? '')) yield named(how, bytes)
  }
  for (const { how, text } of HOSTILE_SVG) {
    yield named(how, Buffer.from(text))
    yield named(`${how}, after a mark of the byte order`, Buffer.from(`\ufeff${text}`))
    yield named(`${how}, cut`, Buffer.from(text.slice(0, -7)))
    yield named(`${how}, in UTF-16`, Buffer.from(text, 'utf16le'))
    yield named(`${how}, behind GIF`, Buffer.from(`GIF89a/*${text}*/=1;`))
    yield named(`${how}, called a video`, Buffer.from(`\0\0\0\x18${text}`))
  }
  for (const [width, height] of [
    [30_000, 30_000],
    [40_000, 1_001],
    [1, 0x7fffffff],
    [0, 0],
  ] as const) {
    yield named(`a PNG of ${width}×${height} pixels`, bomb(width, height))
  }
  yield named('nothing', Buffer.alloc(0))
  yield named('zeros', Buffer.alloc(5_000))
  for (const word of [
    '<?php system($_GET[0]);',
    '#!/bin/sh\nrm -rf /',
    'BM',
    'RIFF',
    '\x1f\x8b',
    '{}',
    SCRIPT,
    '<!doctype html>',
  ]) {
    yield named(`the text ${word}`, Buffer.from(word.padEnd(600)))
  }
  for (const name of NAMES)
    yield { how: `a sound picture called ${name}`, name, bytes: pictures[1] ?? Buffer.alloc(0) }
  let seed = 7
  while (number < 300) {
    const bytes = Buffer.alloc(900)
    for (let at = 0; at < bytes.byteLength; at += 1) {
      seed = (seed * 48_271) % 0x7fffffff
      bytes[at] = seed & 255
    }
    yield named(`noise ${number}`, bytes)
  }
}

const NAME = /^[0-9a-f]{64}(?:-\d+\.(?:webp|avif)|\.(?:jpg|png|gif|webp|svg|mp4))$/

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

test('of 300 files that were made to do harm, each is refused in words or stored where it can do none', async () => {
  const { dataDir, fileStore } = gateway.ctx.config
  // With a bucket, the copies of what is in it.
  const assets = join(dataDir, fileStore ? 'file-copies' : 'assets')
  const beside = await readdir(dirname(dataDir))
  const before = (await filesBelow(dataDir)).filter((path) => !path.startsWith(assets))
  const counts = { stored: 0, refused: 0 }
  for (const { how, name, bytes } of attacks()) {
    const reply = await uploadTo(gateway, { name, bytes }, editor)
    if (reply.status === 200) {
      counts.stored += 1
      const served = await gateway.app.inject(reply.response.asset.url)
      expect([how, served.headers['x-content-type-options']]).toEqual([how, 'nosniff'])
      expect([how, served.headers['content-type']]).toEqual([how, expect.stringMatching(/^(image|video)\//)])
      expect([how, served.headers['content-security-policy']]).toEqual([
        how,
        expect.stringMatching(/^default-src 'none'.*sandbox$/),
      ])
      if (served.headers['content-type'] === 'image/svg+xml')
        expect([how, harmIn(served.body)]).toEqual([how, []])
      expect([how, reply.response.asset.name]).toEqual([how, expect.stringMatching(/^(?!\.+$)[^/\\]+$/)])
    } else {
      counts.refused += 1
      expect([how, [400, 413, 422].includes(reply.status)]).toEqual([how, true])
      expect([how, reply.msg]).toEqual([how, expect.stringMatching(/\p{Script=Han}{4,}.*。|^参数错误/u)])
    }
  }
  expect(counts.stored + counts.refused).toBeGreaterThanOrEqual(300)
  expect(Math.min(counts.stored, counts.refused)).toBeGreaterThan(40)

  const stored = await filesBelow(assets)
  expect(
    stored.map((path) => path.slice(path.lastIndexOf('/') + 1)).filter((name) => !NAME.test(name)),
  ).toEqual([])
  for (const path of stored.filter((name) => name.endsWith('.svg'))) {
    expect(harmIn(await readFile(path, 'utf8'))).toEqual([])
  }
  const after = (await filesBelow(dataDir)).filter((path) => !path.startsWith(assets))
  expect(after).toEqual(before)
  const fresh = (await readdir(dirname(dataDir))).filter((name) => !beside.includes(name))
  expect(fresh.filter((name) => /out|passwd/.test(name))).toEqual([])
}, 120_000)

test('a video is one by its bytes, whatever it is called', async () => {
  const video = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(100, 7)])
  expect((await uploadTo(gateway, { name: 'a.jpg', bytes: video }, editor)).response.asset.kind).toBe('video')
  expect((await uploadTo(gateway, { name: 'a.mp4', bytes: Buffer.alloc(900, 7) }, editor)).status).toBe(422)
})

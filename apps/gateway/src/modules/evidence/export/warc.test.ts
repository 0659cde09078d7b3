import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { CDXIndexer } from 'warcio'
import { type Capture, readWarc, writeWarc } from './warc'

const AT = new Date('2026-11-28T03:04:05.678Z')
const capture = (url: string, body: string, headers?: Record<string, string>): Capture => ({
  ...{ url, at: AT, type: 'text/html; charset=utf-8', body: Buffer.from(body) },
  ...(headers && { headers }),
})
const CAPTURES = [
  capture('https://www.h5.example.com:8443/h5-page/h5/Sale?b=2&a=1', '<!doctype html>\r\n\r\n股', {
    'content-security-policy': "default-src 'self'; style-src 'unsafe-inline'",
  }),
  capture('https://h5.example.com/packages/h5-page/dist/live-tabs.1+main.2.js', 'let a=1;\n'.repeat(9_000)),
  capture('https://h5.example.com/packages/h5-page/dist/empty.js', ''),
]

let warc: Buffer
let index: Buffer
beforeAll(async () => {
  ;({ warc, index } = await writeWarc(CAPTURES, 'Some software 1.0'))
})

test('what was written is read as it was', async () => {
  const { bodies, wrong } = await readWarc(warc)
  expect(wrong).toEqual([])
  expect([...bodies]).toEqual(CAPTURES.map(({ url, body }) => [`${url} ${AT.toISOString()}`, body]))
})

test('the index says of each record what an indexer finds, and where it lies', async () => {
  const found: string[] = []
  const indexer = new CDXIndexer({ format: 'cdxj' })
  const reader = (async function* () {
    yield warc
  })()
  for await (const one of indexer.iterIndex([{ filename: 'data.warc.gz', reader }]))
    found.push(indexer.serialize({ ...one, digest: `sha256:${one.digest}` }))
  expect(index.toString()).toBe(found.sort().join(''))
  for (const line of index.toString().trim().split('\n')) {
    const { url, offset, length } = JSON.parse(line.slice(line.indexOf('{')))
    const record = gunzipSync(warc.subarray(Number(offset), Number(offset) + Number(length))).toString()
    expect(record).toContain(`WARC-Target-URI: ${url}\r\n`)
    expect(record).toContain(`WARC-Date: ${AT.toISOString()}\r\n`)
  }
})

test('a record says its HTTP answer, and the digests of both', () => {
  const records = gunzipSync(warc).toString()
  expect(records.startsWith('WARC/1.1\r\n')).toBe(true)
  expect(records).toContain(
    'HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\ncontent-length: 22\r\n',
  )
  const digest = createHash('sha256')
    .update(CAPTURES[0]?.body ?? '')
    .digest('hex')
  expect(records).toContain(`WARC-Payload-Digest: sha256:${digest}\r\n`)
  expect(records.match(/WARC-Block-Digest: sha256:/g)).toHaveLength(CAPTURES.length)
})

/** The archive with other text in it, packed again. */
const rewritten = (from: string, to: string) =>
  gzipSync(Buffer.from(gunzipSync(warc).toString('latin1').replace(from, to), 'latin1'))

test.each([
  ['a body', 'let a=1', 'let a=2', 'main.2.js'],
  ['a header of an answer', "default-src 'self'", "default-src 'none'", 'Sale'],
])('%s that was changed is named', async (_what, from, to, where) => {
  const { wrong } = await readWarc(rewritten(from, to))
  expect(wrong).toEqual([expect.stringContaining(where)])
})

test('an archive that is cut off anywhere, or goes on with something else, is none', async () => {
  const taken: number[] = []
  for (let length = 0; length < warc.length; length += 7)
    await readWarc(warc.subarray(0, length)).then(
      ({ bodies }) => bodies.size === CAPTURES.length && taken.push(length),
      () => {},
    )
  expect(taken).toEqual([])
  const all = gunzipSync(warc)
  await expect(readWarc(gzipSync(all.subarray(0, -30)))).rejects.toThrow('cut off')
  await expect(readWarc(Buffer.concat([warc, Buffer.from('and more')]))).rejects.toThrow()
})

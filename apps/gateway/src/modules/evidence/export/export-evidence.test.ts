import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readZip } from '../../../spreadsheets/read-zip'
import { findFacts, hashOf } from '../../renderings'
import { pageText } from '../../testing/documents'
import { fakeSite } from '../../testing/fake-site'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway'
import type { Sighting } from '../look/seen'
import { exportEvidence } from './export-evidence'
import { verifyFile } from './verify-file'
import { readWarc } from './warc'

const CHUNKS = fileURLToPath(new URL('../../../../../h5/dist/web', import.meta.url))
const BASE = '/packages/h5-page/dist/'
/** Chunks of older builds may lie beside those of this one, which are listed. */
const { entry, others } = JSON.parse(readFileSync(`${CHUNKS}/chunks.json`, 'utf8')) as {
  entry: { js: string[] }
  others: Record<string, { js: string[] }>
}
const chunkOf = (name: string) => others[name]?.js.find((file) => file.startsWith(`${name}.`)) ?? ''
const joined = (...files: string[]) => `${BASE}${files.map((file) => file.slice(0, -3)).join('+')}.js`
/**
 * What a page with two live blocks references: their chunks and the loader as one, and what two further down need to be
 * live.
 */
const JOINED = joined(chunkOf('live-tabs'), chunkOf('live-video'), ...entry.js)
const LATER = joined(chunkOf('live-marquee'), chunkOf('live-number'))

let gateway: TestGateway
let wacz: Buffer
let files: Map<string, Buffer>
let html: string
beforeAll(async () => {
  const site = fakeSite({
    build: 'build-1',
    renderPage: ({ document, version }) => ({
      html: `<!doctype html><html lang="zh-CN" data-build="build-1" data-code="${document.code}" data-version="${version}"><head><title>${document.title}</title></head><body data-entry="${BASE}main.js" data-scripts="${JOINED}" data-more="${LATER}">股</body></html>`,
      csp: "default-src 'self'",
      failures: [],
    }),
  })
  gateway = await startTestGateway({ site })
  await gateway.app.keepBuild()
  await gateway.publish(pageText({ code: 'sale' }))
  html = (await gateway.app.inject('/h5-page/h5/sale')).body
  const name = /data-rendering="([\w-]{12})"/.exec(html)?.[1] ?? ''
  const facts = (await findFacts(gateway.ctx.db.orm, [name])).get(name)
  const seen: Sighting = {
    ...{
      kind: 'view',
      at: new Date(),
      subject: 's-1 1',
      about: '',
      known_by: 'login',
      page_code: 'sale',
      page_version: 1,
    },
    ...{ variant: null, container: 'wx', rendering: name, facts },
  }
  wacz = await exportEvidence(gateway.ctx, { title: '线索 12' }, [seen])
  files = readZip(wacz)
}, 120_000)
afterAll(() => gateway[Symbol.asyncDispose]())

const text = (name: string) => files.get(name)?.toString() ?? ''
const lines = (name: string) => text(name).trim().split('\n')
const urlOf = (path: string) => `${gateway.ctx.config.publicOrigin}${path}`

/** What the archive returns for an address, found by the index, as viewers look it up. */
function replayed(url: string): { head: string; body: Buffer } | undefined {
  const line = lines('indexes/index.cdx').find((one) => one.includes(`"url":${JSON.stringify(url)}`))
  if (line === undefined) return undefined
  const { offset, length, filename } = JSON.parse(line.slice(line.indexOf('{')))
  const warc = files.get(`archive/${filename}`) ?? Buffer.alloc(0)
  const record = gunzipSync(warc.subarray(Number(offset), Number(offset) + Number(length)))
  const http = record.indexOf('\r\n\r\n') + 4
  const body = record.indexOf('\r\n\r\n', http) + 4
  return { head: record.toString('latin1', http, body), body: record.subarray(body, -4) }
}

describe('an export replays', () => {
  test('the page as it was served, with its policy', () => {
    const found = replayed(urlOf('/h5-page/h5/sale'))
    expect(found?.body.toString()).toBe(html)
    expect(found?.head).toContain("content-security-policy: default-src 'self'\r\n")
    // Bodies are not compressed a second time, so nothing may say that they are.
    expect(found?.head).not.toContain('content-encoding')
  })

  test('the scripts that the page loads as one, byte for byte as the gateway sends them', async () => {
    expect([JOINED, LATER].map((url) => url.match(/[\w-]+\.\w{6}/g)?.length)).toEqual([3, 2])
    for (const url of [JOINED, LATER]) {
      const sent = await gateway.app.inject({ url, headers: { 'accept-encoding': 'identity' } })
      expect(sent.statusCode).toBe(200)
      expect(replayed(urlOf(url))?.body).toEqual(sent.rawPayload)
    }
  })

  test('each of them alone too, for a loader that asks for what is missing', async () => {
    const url = `${BASE}${chunkOf('live-tabs')}`
    const sent = await gateway.app.inject({ url, headers: { 'accept-encoding': 'identity' } })
    expect(sent.statusCode).toBe(200)
    expect(replayed(urlOf(url))?.body).toEqual(sent.rawPayload)
  })
})

describe('an export is a WACZ 1.1.1', () => {
  test('that names and hashes everything in it', () => {
    const about = JSON.parse(text('datapackage.json'))
    expect(about).toMatchObject({ profile: 'data-package', wacz_version: '1.1.1', title: '线索 12' })
    const listed = about.resources.map(({ path }: { path: string }) => path).sort()
    expect(listed).toEqual([...files.keys()].filter((name) => !name.startsWith('datapackage')).sort())
    for (const { name, path, hash, bytes } of about.resources) {
      expect(path.endsWith(name), path).toBe(true)
      expect([hash, bytes]).toEqual([`sha256:${hashOf(files.get(path) ?? '')}`, files.get(path)?.length])
    }
    expect(JSON.parse(text('datapackage-digest.json'))).toEqual({
      path: 'datapackage.json',
      hash: `sha256:${hashOf(text('datapackage.json'))}`,
    })
  })

  test('whose list of pages has its header and says when each was seen', () => {
    const [head, ...pages] = lines('pages/pages.jsonl').map((line) => JSON.parse(line))
    expect(head).toMatchObject({ format: 'json-pages-1.0', id: 'pages' })
    expect(pages).toMatchObject([{ url: urlOf('/h5-page/h5/sale'), id: expect.any(String) }])
    // A viewer opens the record of that second.
    const stamp = pages[0].ts.replace(/\D/g, '').slice(0, 14)
    expect(text('indexes/index.cdx')).toContain(`)/h5-page/h5/sale ${stamp} {`)
  })

  test('whose index is in order and says of each line what viewers look for', async () => {
    const index = lines('indexes/index.cdx')
    expect(index).toEqual(index.toSorted())
    for (const line of index)
      expect(line).toMatch(
        /^\S+\)\/\S* \d{14} \{"url":"[^"]+","mime":"[^"]+","status":"200","digest":"sha256:[0-9a-f]{64}","length":"\d+","offset":"\d+","filename":"data\.warc\.gz"\}$/,
      )
    expect(index).toHaveLength((await readWarc(files.get('archive/data.warc.gz') as Buffer)).bodies.size)
  })

  test('whose files are stored and not packed, so that parts of them are read by their places', () => {
    for (const [name, bytes] of files) expect(wacz.includes(bytes), name).toBe(true)
  })
})

test('a view that was never stored has no proof, which is named', async () => {
  expect((await verifyFile(wacz)).problems).toEqual(['view s-1 1 没有证明'])
})

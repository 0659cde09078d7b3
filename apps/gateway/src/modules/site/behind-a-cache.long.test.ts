import { spawnSync } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join, resolve } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FRESH_S, OLDEST_S } from '../../edge/page-age'
import { signPreviewToken } from '../../http/preview-token'
import { pagePublishing } from '../pages'
import { pageText } from '../testing/documents'
import { eventually } from '../testing/eventually'
import { publishHeard } from '../testing/publish-heard'
import { BY_TEST, startTestGateway, type TestGateway } from '../testing/start-test-gateway'
import { type CacheInFront, startCachingProxy } from './testing/caching-proxy'
import { type CountedOrigin, startCountedOrigin } from './testing/counted-origin'
import { copyRecipe, freePort, hasNginx, startNginx } from './testing/nginx-in-front'

const EDGE = { staleIfError: 0, purge: undefined, probeOrigin: 'https://h5.example.com' }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ config: { edge: EDGE } })
})
afterAll(() => gateway[Symbol.asyncDispose]())

interface Seen {
  status: number
  headers: Record<string, string | string[] | undefined>
  /** Decoded. */
  text: string
}

/** What a browser is given. */
function visit(url: string, headers: Record<string, string> = {}): Promise<Seen> {
  return new Promise((done, failed) => {
    const asked = get(
      url,
      { headers: { 'accept-encoding': 'br', ...headers }, agent: false },
      async (reply) => {
        const chunks: Buffer[] = []
        for await (const chunk of reply) chunks.push(chunk)
        const body = Buffer.concat(chunks)
        const encoding = reply.headers['content-encoding']
        const decode = encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : undefined
        done({
          status: reply.statusCode ?? 0,
          headers: reply.headers,
          text: (decode && body.length > 0 ? decode(body) : body).toString(),
        })
      },
    )
    asked.on('error', failed)
  })
}

const pathOf = (code: string) => `/h5-page/h5/${code}`
let lastCode = 0
/** A page of this test's own. */
async function publish(text = '第一版'): Promise<string> {
  lastCode += 1
  const code = `page-${lastCode}`
  await publishHeard(gateway, pageText({ code, text }))
  return code
}

async function takeDown(code: string): Promise<void> {
  await pagePublishing.takeDownPage(gateway.ctx, { code, reason: '下架', by: BY_TEST })
  await eventually(async () => expect((await gateway.app.inject(pathOf(code))).statusCode).toBe(404))
}

type Start = (origin: string) => Promise<CacheInFront>

const CACHES: [string, Start][] = [
  ['a cache that does what the headers say', startCachingProxy],
  ...(hasNginx()
    ? [['nginx with our recipe', (origin: string) => startNginx([origin])] as [string, Start]]
    : []),
]

describe.each(CACHES)('behind %s', (_name, start) => {
  let origin: CountedOrigin
  let cache: CacheInFront
  beforeAll(async () => {
    origin = await startCountedOrigin(gateway.app)
    cache = await start(origin.origin)
  })
  afterAll(async () => {
    await cache[Symbol.asyncDispose]()
    await origin[Symbol.asyncDispose]()
  })
  const at = (path: string, headers?: Record<string, string>) => visit(`${cache.origin}${path}`, headers)

  test('a thousand links with parameters of their own ask the gateway once', async () => {
    const path = pathOf(await publish())
    for (let first = 0; first < 1_000; first += 50) {
      const links = Array.from(
        { length: 50 },
        (_, index) => `${path}?cps_id=${first + index}&share_code=a%2F${index}`,
      )
      const seen =
        first === 0 ? [await at(links[0] as string)] : await Promise.all(links.map((link) => at(link)))
      for (const { status, text } of seen) expect([status, text.includes('第一版')]).toEqual([200, true])
    }
    expect(origin.asked(path)).toBe(1)
  })

  test('each gets the encoding that it takes, of one copy for each, whichever way it says so', async () => {
    const path = pathOf(await publish('很长'.repeat(500)))
    const spellings = [
      ['br', 'br'],
      ['gzip, deflate, br;q=0.9', 'br'],
      ['gzip, deflate', 'gzip'],
      ['deflate;q=0.5, gzip;q=1.0', 'gzip'],
      ['identity', undefined],
      ['', undefined],
    ] as const
    for (const [accepted, encoding] of spellings) {
      const { headers, text } = await at(path, { 'accept-encoding': accepted })
      expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding])
      expect(text).toContain('很长很长')
    }
    expect(origin.asked(path)).toBe(3)
  })

  test('a copy is of no visitor and of no moment', async () => {
    const path = pathOf(await publish())
    const seen = [
      await at(path, { cookie: 'yz_visitor=AAAAAAAAAAAAAAAA; token=a.b.c', 'user-agent': 'one' }),
      await at(path, { cookie: 'yz_visitor=BBBBBBBBBBBBBBBB', 'user-agent': 'other' }),
    ]
    expect(seen[1]?.text).toBe(seen[0]?.text)
    for (const { headers } of seen)
      expect([headers['set-cookie'], headers['server-timing']]).toEqual([undefined, undefined])
  })

  test('a draft is kept by nobody, and shown to nobody else', async () => {
    const code = await publish('发布的')
    const { version } = await gateway.import(pageText({ code, text: '草稿' }))
    const token = await signPreviewToken(gateway.ctx, { code, version })
    const draft = `${pathOf(code)}?isPreview=1&preview_token=${token}`
    expect((await at(draft)).text).toContain('草稿')
    expect((await at(pathOf(code))).text).toContain('发布的')
    // Also when the page itself is already kept.
    const again = await at(draft)
    expect([again.text.includes('草稿'), again.headers['cache-control']]).toEqual([true, 'no-store'])
    expect((await at(`${pathOf(code)}?isPreview=1&preview_token=made-up`)).text).toContain('发布的')
    expect((await at(pathOf(code))).text).toContain('发布的')
  })

  test('a page that is not there yet is there as soon as it is published', async () => {
    const path = pathOf(`page-${lastCode + 1}`)
    const missing = await at(path)
    expect([missing.status, missing.headers['cache-control']]).toEqual([404, 'no-store'])
    await publish('现在有了')
    expect((await at(path)).text).toContain('现在有了')
  })

  test('a former address sends each visitor on with the parameters of their own', async () => {
    for (const query of ['?a=1', '?b=2']) {
      const { status, headers } = await at(`/h5-page${query}`)
      expect([status, headers.location]).toEqual([302, `/h5-page/h5/etf-course${query}`])
    }
  })

  test('while a page is published again and again every body is of one version, whole', async () => {
    const blocks = (version: number) =>
      Array.from({ length: 60 }, () => ({
        name: 'text',
        value: { html: `<p>第 ${version} 版</p>` },
        children: [],
      }))
    const code = await publish()
    const path = pathOf(code)
    const bodies = new Map<string, string>()
    let isDone = false
    const readers = Array.from({ length: 8 }, async (_, reader) => {
      while (!isDone) {
        const accepted = ['br', 'gzip', 'identity'][reader % 3] as string
        const { status, text, headers } = await at(path, { 'accept-encoding': accepted })
        expect(status).toBe(200)
        bodies.set(`${headers.etag}`, text)
        const versions = new Set(text.match(/第 \d+ 版/g))
        if (!text.includes('第一版'))
          expect([versions.size, text.match(/第 \d+ 版/g)?.length]).toEqual([1, 60])
      }
    })
    for (let version = 1; version <= 10; version += 1)
      await publishHeard(gateway, pageText({ code, page_schema: blocks(version) }))
    isDone = true
    await Promise.all(readers)
    expect(bodies.size).toBeGreaterThan(0)
  })
})

describe('by the clock of the cache', () => {
  test(`a page that was taken down is gone after ${OLDEST_S} seconds, whoever looks at it meanwhile`, async () => {
    await using origin = await startCountedOrigin(gateway.app)
    await using cache = await startCachingProxy(origin.origin)
    const code = await publish()
    const statusNow = async () => (await visit(`${cache.origin}${pathOf(code)}`)).status
    expect(await statusNow()).toBe(200)
    await takeDown(code)
    cache.pass(FRESH_S - 1)
    expect(await statusNow()).toBe(200)
    cache.pass(OLDEST_S - FRESH_S)
    // It has asked behind this visitor's back, and was told that there is no page.
    expect(await statusNow()).toBe(200)
    cache.pass(1)
    expect(await statusNow()).toBe(404)
  })

  test('a change is seen by the visitor after the first who comes when it is older than that it is fresh', async () => {
    await using origin = await startCountedOrigin(gateway.app)
    await using cache = await startCachingProxy(origin.origin)
    const code = await publish('旧的')
    const textNow = async () => (await visit(`${cache.origin}${pathOf(code)}`)).text
    expect(await textNow()).toContain('旧的')
    await publishHeard(gateway, pageText({ code, text: '新的' }))
    cache.pass(FRESH_S)
    expect(await textNow()).toContain('旧的')
    await eventually(async () => expect(await textNow()).toContain('新的'))
  })

  test.each([
    [0, 502],
    [3_600, 200],
  ])(
    'with %i seconds of grace for errors, a minute after every gateway has died a page is %i',
    async (staleIfError, status) => {
      await using own = await startTestGateway({ config: { edge: { ...EDGE, staleIfError } } })
      await publishHeard(own, pageText())
      await using origin = await startCountedOrigin(own.app)
      await using cache = await startCachingProxy(origin.origin)
      const statusNow = async () => (await visit(`${cache.origin}/h5-page/h5/sale`)).status
      expect(await statusNow()).toBe(200)
      await origin.kill()
      cache.pass(OLDEST_S - 1)
      expect(await statusNow()).toBe(200)
      cache.pass(31)
      expect(await statusNow()).toBe(status)
      cache.pass(3_600)
      expect(await statusNow()).toBe(502)
    },
  )
})

describe.runIf(hasNginx())('nginx with our recipe', () => {
  /** Like ours, but for three seconds: no test can set its clock. */
  const hurried = (said: string) =>
    said.replace('s-maxage=10', 's-maxage=1').replace('revalidate=20', 'revalidate=2')
  const untilStatus = (url: string, status: number) =>
    eventually(async () => expect((await visit(url)).status).toBe(status))

  test('shows a page that was taken down no longer than its headers say, though nobody looked at it meanwhile', async () => {
    await using origin = await startCountedOrigin(gateway.app, hurried)
    await using cache = await startNginx([origin.origin])
    const [unseen, seen] = [await publish(), await publish()]
    for (const code of [unseen, seen])
      expect((await visit(`${cache.origin}${pathOf(code)}`)).status).toBe(200)
    for (const code of [unseen, seen]) await takeDown(code)
    await untilStatus(`${cache.origin}${pathOf(seen)}`, 404)
    // Its copy is older still, and nobody has asked for it since.
    expect((await visit(`${cache.origin}${pathOf(unseen)}`)).status).toBe(404)
  })

  test('with the line that most recipes have, a page that was taken down is shown on and on', async () => {
    await using origin = await startCountedOrigin(gateway.app, hurried)
    await using ours = await startNginx([origin.origin])
    await using usual = await startNginx([origin.origin], (locations) =>
      locations.replace('proxy_cache_use_stale off;', 'proxy_cache_use_stale updating;'),
    )
    const path = pathOf(await publish())
    for (const { origin: at } of [usual, ours]) expect((await visit(`${at}${path}`)).status).toBe(200)
    await takeDown(path.slice(pathOf('').length))
    await untilStatus(`${ours.origin}${path}`, 404)
    expect((await visit(`${usual.origin}${path}`)).status).toBe(200)
    // Even after it has asked: "not found" may not be kept, so that the old copy stays.
    await eventually(async () => expect(origin.asked(path)).toBeGreaterThan(4))
    expect((await visit(`${usual.origin}${path}`)).status).toBe(200)
  })

  test('a page that was taken down is gone even where copies may be shown for an hour when gateways fail', async () => {
    await using own = await startTestGateway({ config: { edge: { ...EDGE, staleIfError: 3_600 } } })
    await publishHeard(own, pageText())
    await using origin = await startCountedOrigin(own.app, hurried)
    await using cache = await startNginx([origin.origin])
    const url = `${cache.origin}/h5-page/h5/sale`
    expect((await visit(url)).status).toBe(200)
    await pagePublishing.takeDownPage(own.ctx, { code: 'sale', reason: '下架', by: BY_TEST })
    await untilStatus(url, 404)
  })

  test('shows what it has when all gateways have died, where that is allowed, and else an error', async () => {
    const seen: Record<number, number[]> = {}
    for (const staleIfError of [0, 3_600]) {
      await using own = await startTestGateway({ config: { edge: { ...EDGE, staleIfError } } })
      await publishHeard(own, pageText())
      await using origin = await startCountedOrigin(own.app, hurried)
      await using cache = await startNginx([origin.origin])
      const url = `${cache.origin}/h5-page/h5/sale`
      expect((await visit(url)).status).toBe(200)
      await origin.kill()
      if (staleIfError === 0) await untilStatus(url, 502)
      // Older than it may be without a failure.
      else await eventually(async () => expect((await visit(url)).headers['x-cache']).toBe('STALE'))
      seen[staleIfError] = [(await visit(url)).status]
    }
    expect(seen).toEqual({ 0: [502], 3600: [200] })
  })

  test('a gateway that has died costs no visitor a page', async () => {
    await using origin = await startCountedOrigin(gateway.app)
    await using other = await startCountedOrigin(gateway.app)
    await using cache = await startNginx([origin.origin, other.origin])
    await origin.kill()
    const codes = [await publish(), await publish(), await publish()]
    for (const code of codes) expect((await visit(`${cache.origin}${pathOf(code)}`)).status).toBe(200)
  })

  test('tells browsers to ask each time, and who has these bytes gets 304 of it', async () => {
    await using origin = await startCountedOrigin(gateway.app)
    await using cache = await startNginx([origin.origin])
    const path = pathOf(await publish())
    const { headers } = await visit(`${cache.origin}${path}`)
    expect(headers['cache-control']).toBe('no-cache')
    const again = await visit(`${cache.origin}${path}`, { 'if-none-match': String(headers.etag) })
    expect([again.status, again.headers['x-cache'], origin.asked(path)]).toEqual([304, 'HIT', 1])
  })

  test('figures are for operators, and the time is asked for each time', async () => {
    await using origin = await startCountedOrigin(gateway.app)
    await using cache = await startNginx([origin.origin])
    for (const path of ['/metrics', '/metrics/', '/readyz'])
      expect([path, (await visit(`${cache.origin}${path}`)).status]).toEqual([path, 404])
    for (const times of [1, 2]) {
      const { text, headers } = await visit(`${cache.origin}/clock`)
      expect([Number(text) > 0, headers['cache-control'], origin.asked('/clock')]).toEqual([
        true,
        'no-store',
        times,
      ])
    }
  })

  test('the whole recipe is one that nginx takes', async () => {
    await using recipe = await copyRecipe()
    const problems = await checkWhole(recipe.folder)
    expect(problems).toBe('')
  })
})

/** What `nginx -t` says about the recipe as installed, with a temporary certificate. Empty: nothing. */
async function checkWhole(folder: string): Promise<string> {
  await mkdir(join(folder, 'tls'))
  const names = ['key', 'pem'].map((ending) => join(folder, `tls/pages.example.com.${ending}`))
  spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=pages.example.com'],
    ...['-keyout', names[0] as string, '-out', names[1] as string],
  ])
  const site = (await readFile(resolve(import.meta.dirname, '../../../../../ops/nginx/yingzao.conf'), 'utf8'))
    .replaceAll('/etc/nginx/tls', join(folder, 'tls'))
    .replaceAll('listen 80;', `listen 127.0.0.1:${await freePort()};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${await freePort()} `)
  await writeFile(join(folder, 'site.conf'), site)
  await writeFile(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include site.conf; }`,
  )
  const { status, stderr } = spawnSync('nginx', ['-t', '-p', folder, '-c', join(folder, 'nginx.conf')])
  return status === 0 ? '' : String(stderr)
}

// `npm run bench -- edge`: how fast nginx with the recipe of ops/nginx serves published pages, as a ratio to the same
// nginx sending the same bytes from files, in turns; and what the gateway has to do meanwhile. nginx must be installed
// (Debian: apt-get install nginx-light). Options: --rounds 9, --seconds 3.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gatewayProgram } from '../lib/gateway.mjs'
import { benchPages } from './bench-pages.mjs'
import { startRecipe } from './edge-nginx.mjs'
import { fetchEncoded } from './fetch-encoded.mjs'
import { load } from './load.mjs'
import { median } from './median.mjs'
import { startOwnGateway } from './own-gateway.mjs'
import { runNode } from './start-server.mjs'

const FLOOR = 0.95
/** A copy is renewed this often, by one request. */
const FRESH_S = 10
const SETTLED_MS = 5_000
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, seconds: { type: 'string', default: '3' } },
})
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]

const pages = benchPages()
const gateway = await startOwnGateway({ PAGE_CACHE: 'edge', TRUSTED_PROXIES: '127.0.0.1' })
let nginx
const results = []
try {
  for (const { code, document } of pages) await publish(code, document)
  const paths = pages.map(({ code }) => `/h5-page/h5/${code}`)
  const replies = await compressed(paths.map((path) => `${gateway.origin}${path}`))
  nginx = await startRecipe(
    gateway.origin,
    paths.map((path, index) => ({ path, ...replies[index] })),
  )
  for (const [index, { title }] of pages.entries())
    results.push(await compare(title, paths[index], replies[index]))
  console.table(results)
  for (const { page, ratio } of results.filter(({ ratio }) => ratio < FLOOR))
    console.error(`${page}: ${ratio} of a file, less than ${FLOOR}.`)
  for (const { page, asked, renewals } of results.filter(({ asked, renewals }) => asked > renewals))
    console.error(
      `${page}: the gateway was asked ${asked} times, and copies were renewed ${renewals} times at most.`,
    )
  const isGood = results.every(({ ratio, asked, renewals }) => ratio >= FLOOR && asked <= renewals)
  process.exitCode = isGood ? 0 : 1
} finally {
  await nginx?.stop()
  await gateway.stop()
}

/** The replies after the job that compresses each page better has run: once they no longer change. */
async function compressed(urls) {
  let [replies, seen] = [[], []]
  do {
    seen = replies
    await wait(SETTLED_MS)
    replies = await Promise.all(urls.map(fetchEncoded))
  } while (!replies.every(({ body }, at) => seen[at]?.body.equals(body)))
  return replies
}

/** One page from cache and from file, in turns. Each round gives a ratio of two neighbours, and their median counts. */
async function compare(title, path, { body }) {
  const urls = { file: `${nginx.files}${path}`, cache: `${nginx.cache}${path}` }
  for (const url of Object.values(urls)) {
    const sent = (await fetchEncoded(url)).body
    if (!sent.equals(body))
      throw new Error(`${url} sends other bytes than the gateway, so a comparison says nothing.`)
    await load(url, 2)
  }
  const rates = { file: [], cache: [] }
  const cpu = { file: [], cache: [] }
  const before = await askedForPages()
  const begun = Date.now()
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) {
      const used = await nginx.cpuMs()
      const { rate, count } = await load(url, seconds)
      rates[name].push(rate)
      cpu[name].push((((await nginx.cpuMs()) - used) / count) * 1_000)
    }
  }
  return {
    page: title,
    'bytes on the wire': body.byteLength,
    'file (req/s)': Math.round(median(rates.file)),
    'cache (req/s)': Math.round(median(rates.cache)),
    ratio: Number(median(rates.cache.map((rate, round) => rate / rates.file[round])).toFixed(3)),
    'file (CPU, µs)': Number(median(cpu.file).toFixed(1)),
    'cache (CPU, µs)': Number(median(cpu.cache).toFixed(1)),
    asked: (await askedForPages()) - before,
    renewals: Math.ceil((Date.now() - begun) / 1_000 / FRESH_S) + 1,
  }
}

/** How often the gateway has responded for a page, by its own count. */
async function askedForPages() {
  const text = await (await fetch(`${gateway.origin}/metrics`)).text()
  const lines = text.match(/^http_requests_total\{[^}]*route="\/h5-page\/h5\/:code"[^}]*\} \d+$/gm) ?? []
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

async function publish(code, document) {
  const file = join(gateway.env.DATA_DIR, '..', `${code}.json`)
  await writeFile(file, JSON.stringify(document))
  await runNode([gatewayProgram('pages'), 'import', file, '--publish'], gateway.env)
}

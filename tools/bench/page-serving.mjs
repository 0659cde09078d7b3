// `npm run bench`: how fast the gateway serves a published page, as a ratio to a bare Fastify handler that sends the
// same bytes and headers. Machines differ and are noisy, so both run here and now, in turns; each round gives a ratio of
// two neighbours, and the median of these counts.
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { benchPages } from './bench-pages.mjs'
import { freePort, runNode, startServer } from './start-server.mjs'

const FLOOR = 0.9
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, seconds: { type: 'string', default: '3' } },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)

const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
const servers = []
// Temporary folders are closed to others, the database's user among them.
await chmod(folder, 0o711)
try {
  const results = await measureAll()
  console.table(results)
  const slow = results.filter(({ ratio }) => ratio < FLOOR)
  for (const { page, ratio } of slow)
    console.error(`${page}: ${ratio} of the bare handler, less than ${FLOOR}.`)
  process.exitCode = slow.length === 0 ? 0 : 1
} finally {
  for (const server of servers.reverse()) {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
}

async function measureAll() {
  const gateway = await startGateway()
  const results = []
  for (const { code, title } of benchPages()) {
    const path = `/h5-page/h5/${code}`
    const { bytes, origin: bare } = await startBareTwin(`${gateway}${path}`, path)
    console.log(`${title}: ${rounds} rounds of ${seconds} s for each of the two`)
    const rates = await interleaved({ bare: `${bare}${path}`, gateway: `${gateway}${path}` })
    results.push({
      page: title,
      'bytes (br)': bytes,
      'bare handler (req/s)': Math.round(median(rates.bare)),
      'gateway (req/s)': Math.round(median(rates.gateway)),
      ratio: Number(median(rates.gateway.map((rate, round) => rate / rates.bare[round])).toFixed(3)),
    })
  }
  return results
}

/** A gateway of its own, on an embedded database with nothing in it but the pages to measure. */
async function startGateway() {
  const port = await freePort()
  const env = {
    ...process.env,
    APP_ENV: 'test',
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'warn',
  }
  delete env.DATABASE_URL
  const files = []
  for (const { code, document } of benchPages()) {
    files.push(join(folder, `${code}.json`))
    await writeFile(files.at(-1), JSON.stringify(document))
  }
  console.log('Importing the pages into a database of their own')
  const cli = ['--import', 'tsx', 'apps/gateway/src/cli/pages.ts', 'import', ...files, '--publish']
  await runNode(cli, env)
  servers.push(await startServer(['--import', 'tsx', 'apps/gateway/src/main.ts'], env))
  return `http://127.0.0.1:${port}`
}

/** A bare handler that answers exactly as the page at this address does. */
async function startBareTwin(url, path) {
  const reply = await fetchEncoded(url)
  const port = await freePort()
  const file = join(folder, `reply-${port}.json`)
  const { headers, body } = reply
  await writeFile(file, JSON.stringify({ path, headers, body: body.toString('base64'), port }))
  servers.push(await startServer(['apps/gateway/bench/bare-handler.mjs', file], process.env))
  const origin = `http://127.0.0.1:${port}`
  const same = (await fetchEncoded(`${origin}${path}`)).body.equals(body)
  if (!same)
    throw new Error('The bare handler sends other bytes than the gateway, so a comparison says nothing.')
  return { bytes: body.byteLength, origin }
}

/** The reply as it travels; `fetch` would decode the body. */
async function fetchEncoded(url) {
  const [response] = await once(get(url, { headers: { 'accept-encoding': 'br' } }), 'response')
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`)
  const chunks = []
  for await (const chunk of response) chunks.push(chunk)
  const {
    connection,
    'keep-alive': _keepAlive,
    date,
    'content-length': _length,
    ...headers
  } = response.headers
  return { headers, body: Buffer.concat(chunks) }
}

async function interleaved(urls) {
  const rates = Object.fromEntries(Object.keys(urls).map((name) => [name, []]))
  for (const url of Object.values(urls)) await load(url, 2)
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) rates[name].push(await load(url, seconds))
  }
  return rates
}

async function load(url, duration) {
  const result = await autocannon({ url, duration, connections: 32, headers: { 'accept-encoding': 'br' } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failed requests.`)
  return result.requests.average
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

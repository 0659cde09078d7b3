// `npm run bench -- supplier-outage`: what a supplier that hangs does to the calls that do not need it. Ten visitors a
// second ask for a link into a mini program throughout; in turns WeChat answers and hangs. Each round gives a ratio of
// two neighbours, and the median of these counts.
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { freePort } from '../lib/free-port.mjs'
import { gatewayProgram } from '../lib/gateway.mjs'
import { startServer } from './start-server.mjs'

const LIMIT = 1.1
const LINKS_PER_SECOND = 10
const LINK = '/wechat/api/v2/minp/serve/generate-url-link'
const OTHER = '/oabase/api/channel/app/open/multiple-brokerage-options'
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '8' } },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)

const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
// Temporary folders are closed to others, the database's user among them.
await chmod(folder, 0o711)
const supplier = await startSupplier()
let asked = 0
let gateway
try {
  gateway = await startGateway()
  const results = []
  await measure()
  for (let round = 0; round < rounds; round += 1) {
    supplier.hangs = false
    await untilLinksAreMade()
    const well = await measure()
    supplier.hangs = true
    const hanging = await measure()
    results.push({
      'p95, WeChat answers (ms)': well.p95,
      'p95, WeChat hangs (ms)': hanging.p95,
      ratio: Number((hanging.p95 / well.p95).toFixed(3)),
      'links made / refused': `${well.made} / ${hanging.refused}`,
    })
  }
  console.table(results)
  const ratio = median(results.map((result) => result.ratio))
  console.log(`Other calls take ${ratio} times as long while WeChat hangs (limit ${LIMIT}).`)
  process.exitCode = ratio <= LIMIT ? 0 : 1
} finally {
  if (gateway) {
    gateway.process.kill('SIGTERM')
    if (gateway.process.exitCode === null) await once(gateway.process, 'exit')
  }
  supplier.close()
  await rm(folder, { recursive: true, force: true })
}

/** A WeChat that answers, or takes requests and says nothing. */
async function startSupplier() {
  let made = 0
  const supplier = { hangs: false, origin: '', close: () => server.closeAllConnections() || server.close() }
  const server = createServer((request, reply) => {
    request.resume()
    if (supplier.hangs) return
    made += 1
    const answer = request.url.startsWith('/cgi-bin/stable_token')
      ? { access_token: 'bench', expires_in: 7200 }
      : { errcode: 0, url_link: `https://wxaurl.cn/${made}` }
    reply.end(JSON.stringify(answer))
  })
  const port = await freePort()
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
  supplier.origin = `http://127.0.0.1:${port}`
  return supplier
}

async function startGateway() {
  const port = await freePort()
  const env = {
    ...process.env,
    APP_ENV: 'test',
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'silent',
    WECHAT_API: supplier.origin,
    WECHAT_MINI_PROGRAMS: 'main=wx0123456789abcdef:bench-secret',
    // Each link is asked for from an address of its own.
    TRUSTED_PROXIES: '127.0.0.1',
  }
  delete env.DATABASE_URL
  const started = await startServer([gatewayProgram('main')], env)
  return { process: started, origin: `http://127.0.0.1:${port}` }
}

async function measure() {
  const links = { made: 0, refused: 0 }
  const asking = setInterval(async () => {
    if (await askForLink()) links.made += 1
    else links.refused += 1
  }, 1000 / LINKS_PER_SECOND)
  const times = []
  const run = autocannon({ url: `${gateway.origin}${OTHER}`, duration: seconds, connections: 4 })
  run.on('response', (_client, status, _bytes, ms) => {
    if (status !== 200) throw new Error(`${OTHER} answered ${status}.`)
    times.push(ms)
  })
  await run
  clearInterval(asking)
  times.sort((a, b) => a - b)
  return { p95: Number(times[Math.floor(times.length * 0.95)].toFixed(2)), ...links }
}

async function askForLink() {
  asked += 1
  const reply = await fetch(`${gateway.origin}${LINK}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}`,
    },
    body: JSON.stringify({ name: 'main', page: '' }),
  })
  return (await reply.json()).code === 1
}

/** After an outage the gateway tries again only when it has left the supplier alone for a while. */
async function untilLinksAreMade() {
  while (!(await askForLink())) await new Promise((resolve) => setTimeout(resolve, 500))
}

function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

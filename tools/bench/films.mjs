// `npm run bench -- films`: how fast parts of a film are sent, as a ratio to nginx sending parts of the same file, in
// turns. nginx must be installed (Debian: apt-get install nginx-light). Options: --rounds 9, --seconds 3.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import { freePort } from '../lib/free-port.mjs'
import { median } from './median.mjs'
import { startOwnGateway } from './own-gateway.mjs'

const FLOOR = 0.8
const MIB = 1024 * 1024
const FILM_BYTES = 256 * MIB
/** A player requests a megabyte or so, from wherever it is. */
const PARTS = 64
const PLAYERS = 8
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '9' }, seconds: { type: 'string', default: '3' } },
})

const folder = await mkdtemp(join(tmpdir(), 'yingzao-films-'))
const gateway = await startOwnGateway({})
let nginx
try {
  const { url, headers, file } = await longFilm()
  nginx = await startNginx(file)
  const targets = { nginx: { url: nginx.url, headers: {} }, gateway: { url, headers } }
  const rates = { nginx: [], gateway: [] }
  for (const target of Object.values(targets)) await load(target, 2)
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [name, target] of Object.entries(targets))
      rates[name].push(await load(target, Number(values.seconds)))
  const ratio = Number(median(rates.gateway.map((rate, round) => rate / rates.nginx[round])).toFixed(2))
  console.table([
    {
      'parts of 1 MiB': `${PLAYERS} players`,
      'nginx (MiB/s)': Math.round(median(rates.nginx)),
      'gateway (MiB/s)': Math.round(median(rates.gateway)),
      ratio,
    },
  ])
  if (ratio < FLOOR) console.error(`Too slow: ${ratio} of nginx, less than ${FLOOR}.`)
  process.exitCode = ratio < FLOOR ? 1 : 0
} finally {
  await nginx?.stop()
  await gateway.stop()
  await rm(folder, { recursive: true, force: true })
}

/** A lesson of the demo whose film is as long as a real one. Its content does not matter to the sender. */
async function longFilm() {
  const reply = await fetch(`${gateway.origin}/n8sf/api/video/v1/list?name=kline-basics`)
  const { video } = (await reply.json()).response.list[0]
  const cookie = reply.headers.get('set-cookie').split(';')[0]
  const [kept, name] = video.split('/').slice(-2)
  const file = join(gateway.env.DATA_DIR, 'videos', kept, name)
  await writeFile(file, Buffer.alloc(FILM_BYTES, 'lesson'))
  return { url: `${gateway.origin}${video}`, headers: { cookie }, file }
}

async function startNginx(file) {
  const port = await freePort()
  await mkdir(join(folder, 'logs'), { recursive: true })
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/logs/error.log;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
  types { video/mp4 mp4; }
  server { listen 127.0.0.1:${port}; root ${dirname(file)}; }
}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await once(child, 'spawn').catch(() => {
    throw new Error('nginx is not here: apt-get install nginx-light')
  })
  const url = `http://127.0.0.1:${port}/${basename(file)}`
  await untilAnswered(url)
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function untilAnswered(url) {
  for (let tries = 0; tries < 50; tries += 1) {
    const reply = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
    if (reply?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('nginx does not answer.')
}

/** MiB a second. */
async function load({ url, headers }, duration) {
  const requests = Array.from({ length: PARTS }, (_, index) => {
    const from = ((index * 37) % 255) * MIB
    return { method: 'GET', headers: { ...headers, range: `bytes=${from}-${from + MIB - 1}` } }
  })
  const result = await autocannon({ url, duration, connections: PLAYERS, requests })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx + result.errors} failed requests.`)
  return result.throughput.average / MIB
}

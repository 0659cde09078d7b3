// nginx as operators install it with ops/nginx, for `npm run bench -- edge`.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../lib/free-port.mjs'
import { processStat } from './process-stat.mjs'

const RECIPE = fileURLToPath(new URL('../../ops/nginx/yingzao', import.meta.url))

/** Set separately in the configuration of the file server. */
const SAID_APART = ['content-type', 'etag', 'cache-control']

/**
 * Starts one with two servers: `cache` is the recipe in front of a gateway, `files` sends these replies from files,
 * each with the headers that it has from the cache.
 */
export async function startRecipe(gateway, replies) {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-edge-'))
  await cp(RECIPE, join(folder, 'yingzao'), { recursive: true })
  const settings = join(folder, 'yingzao/cache.conf')
  await writeFile(settings, (await readFile(settings, 'utf8')).replaceAll('/var/cache/nginx', folder))
  const [cachePort, filesPort] = [await freePort(), await freePort()]
  const locations = await Promise.all(replies.map((reply) => fileOf(folder, reply)))
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/temp;
  include yingzao/cache.conf;
  upstream yingzao { zone yingzao 64k; server ${new URL(gateway).host}; keepalive 16; }
  server { listen 127.0.0.1:${cachePort}; include yingzao/locations.conf; }
  server { listen 127.0.0.1:${filesPort}; ${locations.join('\n')} }
}`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  await once(child, 'spawn').catch(() => {
    throw new Error('nginx is not here: apt-get install nginx-light')
  })
  const cache = `http://127.0.0.1:${cachePort}`
  await untilAnswered(`${cache}/metrics`)
  const worker = await workerOf(child.pid)
  return {
    cache,
    files: `http://127.0.0.1:${filesPort}`,
    /** Milliseconds of processor time used by its one worker. */
    async cpuMs() {
      return (await processStat(worker)).seconds * 1_000
    },
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fileOf(folder, { path, headers, body }) {
  const file = join(folder, 'files', path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, body)
  const said = Object.entries(headers)
    .filter(([name]) => !SAID_APART.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  return `location = ${path} { root ${folder}/files; types {} default_type "${headers['content-type']}";
    ${said.join(' ')} add_header cache-control no-cache; add_header x-cache HIT; }`
}

async function workerOf(master) {
  for (let tries = 0; tries < 50; tries += 1) {
    const [child] = (await readFile(`/proc/${master}/task/${master}/children`, 'utf8')).trim().split(' ')
    if (child) return child
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('nginx has no worker.')
}

async function untilAnswered(url) {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer.')
}

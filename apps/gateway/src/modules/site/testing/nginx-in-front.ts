import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { CacheInFront } from './caching-proxy'

/** Whether this machine has an nginx. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0
}

/** A folder with the recipe of `ops/nginx`, which keeps its copies there too. */
export async function copyRecipe(): Promise<{ folder: string } & AsyncDisposable> {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-nginx-'))
  const recipe = resolve(import.meta.dirname, '../../../../../../ops/nginx')
  await cp(join(recipe, 'yingzao'), join(folder, 'yingzao'), { recursive: true })
  const cache = join(folder, 'yingzao/cache.conf')
  await writeFile(cache, (await readFile(cache, 'utf8')).replaceAll('/var/cache/nginx', folder))
  return {
    folder,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  }
}

/**
 * The recipe in an nginx of this test's own, in front of gateways; `spoil` rewrites a line of it the way others have
 * it.
 */
export async function startNginx(
  gateways: readonly string[],
  spoil: (locations: string) => string = (locations) => locations,
): Promise<CacheInFront> {
  const recipe = await copyRecipe()
  const { folder } = recipe
  const port = await freePort()
  const locations = join(folder, 'yingzao/locations.conf')
  await writeFile(locations, spoil(await readFile(locations, 'utf8')))
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/temp;
  fastcgi_temp_path ${folder}/temp; uwsgi_temp_path ${folder}/temp; scgi_temp_path ${folder}/temp;
  include yingzao/cache.conf;
  upstream yingzao {
    zone yingzao 64k;
    ${gateways.map((origin) => `server ${new URL(origin).host} max_fails=2 fail_timeout=5s;`).join(' ')}
    keepalive 16;
  }
  server { listen 127.0.0.1:${port}; include yingzao/locations.conf; }
}`,
  )
  const child = spawn(
    'nginx',
    ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    { stdio: 'ignore' },
  )
  const origin = `http://127.0.0.1:${port}`
  await untilListening(child, origin)
  return {
    origin,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await recipe[Symbol.asyncDispose]()
    },
  }
}

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening))
  const { port } = probe.address() as AddressInfo
  await new Promise((closed) => probe.close(closed))
  return port
}

/** Nginx itself answers `/metrics`. */
async function untilListening(child: ChildProcess, origin: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`nginx ended with ${child.exitCode}; try the recipe by nginx -t.`)
    const reply = await fetch(`${origin}/metrics`).catch(() => undefined)
    if (reply?.status === 404) return
    await wait(20)
  }
}

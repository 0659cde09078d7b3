// How fast the gateway responds, as a ratio to a bare Fastify handler that sends the same bytes and headers. Machines
// differ and are noisy, so both run here and now, in turns; each round gives a ratio of two neighbours, and the median
// of these counts.
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../lib/free-port.mjs'
import { gatewayProgram } from '../lib/gateway.mjs'
import { fetchEncoded } from './fetch-encoded.mjs'
import { load } from './load.mjs'
import { median } from './median.mjs'
import { runNode, startServer } from './start-server.mjs'

/**
 * Measures replies of its own gateway, on an embedded database with nothing in it but `pages` (documents, with their
 * code) and `data` (lines, by their kind), and sets the exit code: 1 when one is slower than `floor` of the bare
 * handler. `settings` are the gateway's; `replies` are called by their title.
 */
export async function compareWithBare({ floor, settings, pages, data = {}, replies }) {
  const { values } = parseArgs({
    options: { rounds: { type: 'string', default: '9' }, seconds: { type: 'string', default: '3' } },
  })
  const pace = { rounds: Number(values.rounds), seconds: Number(values.seconds) }
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
  const servers = []
  // Temporary folders are closed to other users, including the database's.
  await chmod(folder, 0o711)
  try {
    const gateway = await startGateway({ folder, servers, settings, pages, data })
    const results = []
    for (const [title, path] of Object.entries(replies)) {
      const { bytes, origin: bare } = await startBareTwin({ folder, servers, url: `${gateway}${path}`, path })
      console.log(`${title}: ${pace.rounds} rounds of ${pace.seconds} s for each of the two`)
      const rates = await interleaved({ bare: `${bare}${path}`, gateway: `${gateway}${path}` }, pace)
      results.push({
        reply: title,
        'bytes on the wire': bytes,
        'bare handler (req/s)': Math.round(median(rates.bare)),
        'gateway (req/s)': Math.round(median(rates.gateway)),
        ratio: Number(median(rates.gateway.map((rate, round) => rate / rates.bare[round])).toFixed(3)),
      })
    }
    console.table(results)
    const slow = results.filter(({ ratio }) => ratio < floor)
    for (const { reply, ratio } of slow)
      console.error(`${reply}: ${ratio} of the bare handler, less than ${floor}.`)
    process.exitCode = slow.length === 0 ? 0 : 1
  } finally {
    for (const server of servers.reverse()) {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
  }
}

async function startGateway({ folder, servers, settings, pages, data }) {
  const port = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    LOG_LEVEL: 'warn',
    ...settings,
  }
  delete env.DATABASE_URL
  console.log('Importing what is read into a database of its own')
  // In production a page is published by approval only.
  const run = (cli, ...args) => runNode([gatewayProgram(cli), ...args], { ...env, APP_ENV: 'test' })
  const store = async (name, content) => {
    const file = join(folder, `${name}.json`)
    await writeFile(file, JSON.stringify(content))
    return file
  }
  const files = await Promise.all(pages.map((document) => store(document.code, document)))
  await run('pages', 'import', ...files, '--publish')
  for (const [kind, lines] of Object.entries(data))
    await run('data', 'import', kind, await store(kind, lines))
  servers.push(await startServer([gatewayProgram('main')], env))
  return `http://127.0.0.1:${port}`
}

/** A bare handler that responds exactly as this address does. */
async function startBareTwin({ folder, servers, url, path }) {
  const { headers, body } = await fetchEncoded(url)
  const port = await freePort()
  const file = join(folder, `reply-${port}.json`)
  await writeFile(
    file,
    JSON.stringify({ path: path.split('?')[0], headers, body: body.toString('base64'), port }),
  )
  servers.push(await startServer(['apps/gateway/bench/bare-handler.mjs', file], process.env))
  const origin = `http://127.0.0.1:${port}`
  const same = (await fetchEncoded(`${origin}${path}`)).body.equals(body)
  if (!same)
    throw new Error('The bare handler sends other bytes than the gateway, so a comparison says nothing.')
  return { bytes: body.byteLength, origin }
}

async function interleaved(urls, { rounds, seconds }) {
  const rates = Object.fromEntries(Object.keys(urls).map((name) => [name, []]))
  for (const url of Object.values(urls)) await load(url, 2)
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(urls)) rates[name].push((await load(url, seconds)).rate)
  }
  return rates
}

import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { hasNginx, startNginx } from '@yingzao/gateway/testing/process'
import { expect, test } from 'vitest'
import { gatewayProgram } from '../../tools/lib/gateway.mjs'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess } from '../testing/gateway-process'
import { numberedPage } from '../testing/numbered-page'

const ROUNDS = Number(process.env.TAKE_DOWNS ?? 5)
/**
 * In milliseconds from the end of the command: until no gateway serves the page, and until the cache in front does not.
 */
const MOST = { gateways: 5_000, edge: 30_000 }
const LOOK_MS = 50
/** The copy that was fetched last lives longest. */
const PATIENCE_MS = 60_000

// Without one, a cache in front is left to the gateway's own tests.
test.skipIf(!hasNginx())(
  'a page that is taken down is gone from every gateway within five seconds, and from the cache before them within thirty',
  async () => {
    await using data = await DataFolder.create()
    const environment = {
      APP_ENV: 'test',
      PAGE_CACHE: 'edge',
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_DELAY: '0',
      DATA_DIR: data.path,
    }
    await using one = await GatewayProcess.start({ dataDir: data.path, environment })
    await using other = await GatewayProcess.start({ dataDir: data.path, environment })
    await using edge = await startNginx([one.origin, other.origin])
    const pages = (...args: string[]) =>
      promisify(execFile)(process.execPath, [gatewayProgram('pages'), ...args], {
        env: { PATH: process.env.PATH, ...environment },
      })
    for (let round = 1; round <= ROUNDS; round += 1) {
      const code = `gone-${round}`
      const file = join(data.path, `${code}.json`)
      await writeFile(file, numberedPage(code, 1))
      await pages('import', file, '--publish')
      const path = `/h5-page/h5/${code}`
      const origins = [one.origin, other.origin, edge.origin]
      for (const origin of origins) await untilStatus(`${origin}${path}`, 200)
      await pages('take-down', code, '--reason', '合规要求')
      const since = performance.now()
      const [gateways, cache] = await Promise.all([
        Promise.all([one, other].map(({ origin }) => untilStatus(`${origin}${path}`, 404))),
        untilStatus(`${edge.origin}${path}`, 404),
      ])
      const took = {
        gateways: Math.round(Math.max(...gateways) - since),
        edge: Math.round(cache - since),
      }
      console.log(took)
      expect(took.gateways).toBeLessThanOrEqual(MOST.gateways)
      expect(took.edge).toBeLessThanOrEqual(MOST.edge)
    }
  },
)

/** Polls like a visitor. Returns the first moment at which the status is this one. */
async function untilStatus(url: string, status: number): Promise<number> {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    const reply = await fetch(url)
    await reply.arrayBuffer()
    if (reply.status === status) return performance.now()
    await wait(LOOK_MS)
  }
  throw new Error(`${url} has not answered ${status} for ${PATIENCE_MS} ms.`)
}

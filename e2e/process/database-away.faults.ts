import { setTimeout as wait } from 'node:timers/promises'
import { openTcpProxy } from '@yingzao/gateway/testing/process'
import { expect, test } from 'vitest'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess, PRODUCTION } from '../testing/gateway-process'
import { publishFirst } from '../testing/publish-first'
import { SteadyVisitors } from '../testing/steady-visitors'

const AWAY_MS = Number(process.env.AWAY_SECONDS ?? 60) * 1_000
/** For each of the two. */
const PER_SECOND = 100
const MOST_MS = 300

test.each(['cut', 'swallow'] as const)(
  'a database that is away for a minute (%s) costs no visitor of two gateways a page, and no gateway its place',
  async (how) => {
    await using data = await DataFolder.create()
    const environment = { ...PRODUCTION, APP_ENV: 'test' }
    const code = await publishFirst({ ...environment, DATA_DIR: data.path })
    // It runs the database, which the others reach over a connection that fails.
    await using _holder = await GatewayProcess.start({ dataDir: data.path, environment })
    await using line = await openTcpProxy(data.databaseUrl)
    const start = async (dataDir: string) =>
      GatewayProcess.start({
        dataDir,
        environment: { ...environment, DATABASE_URL: line.urlOf(data.databaseUrl) },
      })
    await using first = await DataFolder.create()
    await using second = await DataFolder.create()
    await using one = await start(first.path)
    await using other = await start(second.path)
    const gateways = [one, other]
    const statusesOf = (path: string) =>
      Promise.all(gateways.map(async ({ origin }) => (await fetch(`${origin}${path}`)).status))
    expect(await statusesOf(`/h5-page/h5/${code}`)).toEqual([200, 200])

    const visitors = gateways.map(
      ({ origin }) => new SteadyVisitors(`${origin}/h5-page/h5/${code}`, PER_SECOND),
    )
    line[how]()
    const end = performance.now() + AWAY_MS
    while (performance.now() < end) {
      expect(await statusesOf('/readyz')).toEqual([200, 200])
      await wait(1_000)
    }
    expect(await statusesOf('/readyz?deep=1')).toEqual([503, 503])
    for (const each of visitors) await each[Symbol.asyncDispose]()
    line.mend()
    const p95 = visitors.map((each) => Math.round(each.within(0.95)))
    console.log({ how, visits: visitors.map(({ visits }) => visits), p95 })
    expect(visitors.flatMap(({ failures }) => failures)).toEqual([])
    expect(Math.max(...p95)).toBeLessThanOrEqual(MOST_MS)
    await expect.poll(() => statusesOf('/readyz?deep=1'), { timeout: 30_000 }).toEqual([200, 200])
  },
)

import { openTcpProxy } from '@yingzao/gateway/testing/process'
import { expect, test } from 'vitest'
import { DataFolder } from '../testing/data-folder'
import { GatewayProcess, PRODUCTION } from '../testing/gateway-process'
import { hasPrometheus, watchGateways } from '../testing/watching'

/** The rules wait up to two minutes, so that a restart wakes nobody. */
const PATIENCE = { timeout: 240_000, interval: 1_000 }

// How the rules evaluate made-up figures is tested by promtool; without Prometheus that is all.
test.skipIf(!hasPrometheus())(
  'gateways that are well wake nobody; a database that is away and a gateway that is gone are told to people, and no longer once they are back',
  async () => {
    await using data = await DataFolder.create()
    await using own = await DataFolder.create()
    const environment = { ...PRODUCTION, APP_ENV: 'test' }
    await using holder = await GatewayProcess.start({ dataDir: data.path, environment })
    await using line = await openTcpProxy(data.databaseUrl)
    const start = (port?: number) =>
      GatewayProcess.start({
        dataDir: own.path,
        environment: { ...environment, DATABASE_URL: line.urlOf(data.databaseUrl) },
        ...(port !== undefined && { port }),
      })
    await using first = await start()
    const [safe, far] = [holder, first].map(({ origin }) => new URL(origin).host)
    await using watching = await watchGateways([safe ?? '', far ?? ''])
    await expect.poll(() => watching.reached(), PATIENCE).toBe(2)
    await expect.poll(() => watching.evaluatedAt(), PATIENCE).toBeGreaterThan(Date.now())
    expect(await watching.waking()).toEqual([])
    const ofUs = async () =>
      (await watching.firing()).filter((alert) => /DatabaseAway|GatewayDown/.test(alert))

    line.cut()
    await expect.poll(ofUs, PATIENCE).toEqual([`DatabaseAway ${far}`])
    line.mend()
    await expect.poll(ofUs, PATIENCE).toEqual([])

    await first.kill()
    await expect.poll(ofUs, PATIENCE).toEqual([`GatewayDown ${far}`])
    await using _second = await start(Number(new URL(first.origin).port))
    await expect.poll(ofUs, PATIENCE).toEqual([])
  },
)

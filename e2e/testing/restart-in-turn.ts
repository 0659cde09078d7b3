import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../tools/lib/free-port.mjs'
import { Balancer } from './balancer'
import { DataFolder } from './data-folder'
import { GatewayProcess } from './gateway-process'
import { publishFirst } from './publish-first'
import { SteadyVisitors } from './steady-visitors'

/** A gateway that takes longer to start is lost. */
const PATIENCE_MS = 60_000

export interface RestartReport {
  restarts: number
  visits: number
  failures: string[]
}

export interface Restarts {
  restarts: number
  /** Visits to the page per second, at a steady rate. */
  perSecond: number
  /** In seconds; see the setting. */
  drainDelay: number
  /** The test is over once this many visits have failed: a twin has nothing more to show. */
  mostFailures?: number
}

/** Restarts two gateways with one database in turn, as a deployment does, while visitors come by way of a balancer. */
export async function restartInTurn({
  restarts,
  perSecond,
  drainDelay,
  mostFailures = Number.POSITIVE_INFINITY,
}: Restarts): Promise<RestartReport> {
  await using data = await DataFolder.create()
  const environment = { APP_ENV: 'test', DRAIN_DELAY: String(drainDelay) }
  const page = await publishFirst({ ...environment, DATA_DIR: data.path })
  const ports = [await freePort(), await freePort()]
  const start = (port: number) => GatewayProcess.start({ dataDir: data.path, port, environment })
  await using running = {
    gateways: await Promise.all(ports.map(start)),
    async [Symbol.asyncDispose]() {
      for (const gateway of this.gateways) await gateway[Symbol.asyncDispose]()
    },
  }
  const { gateways } = running
  await using balancer = await Balancer.open(gateways.map(({ origin }) => origin))
  for (const { origin } of gateways) await untilSent(balancer, origin)
  await using visitors = new SteadyVisitors(`${balancer.origin}/h5-page/h5/${page}`, perSecond)
  let done = 0
  for (; done < restarts && visitors.failures.length < mostFailures; done++) {
    const turn = done % gateways.length
    const port = ports[turn]
    if (port === undefined) throw new Error('There are as many ports as gateways.')
    const code = await gateways[turn]?.stop()
    if (code !== 0)
      throw new Error(`A gateway that was to stop ended with ${code}:\n${gateways[turn]?.output}`)
    const next = await start(port)
    gateways[turn] = next
    await untilSent(balancer, next.origin)
  }
  await visitors.end()
  return { restarts: done, visits: visitors.visits, failures: visitors.failures }
}

async function untilSent(balancer: Balancer, origin: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!balancer.sendsTo(origin)) {
    if (performance.now() > deadline) throw new Error(`${origin} was not ready for ${PATIENCE_MS} ms.`)
    await wait(50)
  }
}

import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { DataFolder } from './data-folder'
import { type Expected, faultsServed, faultsStored } from './faults-at-rest'
import { GatewayProcess } from './gateway-process'
import { PagePublisher, type WayToPublish } from './page-publisher'
import { PageReaders } from './page-readers'
import { PublisherRelay } from './publisher-relay'
import { watchPointers } from './watch-pointers'

const CODE = 'numbered'
const READERS = 4

export interface KillReport {
  kills: number
  /** The newest version whose publishing was acknowledged. */
  acknowledged: number
  /** Versions that were killed after they were stored and before they were published. */
  cutOff: number
  /** Replies that visitors got meanwhile. */
  replies: number
  /** What visitors got and should not have. */
  seen: string[]
  /** What was wrong after a kill, while nothing was being published. */
  left: string[]
}

/**
 * Kills publishers of one page while visitors keep reading the page; at the end also the gateway, which then starts
 * again. Stops early once a kill has left a fault behind. `moments` says when to kill each publisher, as a fraction of
 * the time that its first version took: given in milliseconds, a slow machine would always be killed before anything
 * has happened.
 */
export async function killPublishers(way: WayToPublish, moments: number[]): Promise<KillReport> {
  await using data = await DataFolder.create()
  const environment = { APP_ENV: 'test', DATA_DIR: data.path }
  const expected = await publishFirst(environment)
  await using relay = new PublisherRelay({ code: CODE, way, environment }, moments.length)
  await using gateway = await GatewayProcess.start({ dataDir: data.path, environment })
  await using database = await connect(data.databaseUrl)
  const { client } = database
  await watchPointers(client)
  const report: KillReport = { kills: 0, acknowledged: 0, cutOff: 0, replies: 0, seen: [], left: [] }
  {
    await using readers = new PageReaders(addressAt(gateway), { count: READERS })
    for (const moment of moments) {
      await killOne(relay.take(), moment, expected)
      report.kills++
      report.left = await faultsLeft(client, expected, gateway)
      report.seen = readers.faultsUpTo(expected.tried)
      report.replies = readers.replies
      if (report.left.length > 0) return report
    }
  }
  report.acknowledged = expected.done
  report.cutOff = await countCutOff(client)
  await gateway.kill()
  await using again = await GatewayProcess.start({ dataDir: data.path, environment })
  report.left = await faultsLeft(client, expected, again)
  return report
}

/** Fills an empty data folder with a first version, so that there is a page to read from the start. */
async function publishFirst(environment: { DATA_DIR: string }): Promise<Expected> {
  await using publisher = PagePublisher.spawn({ code: CODE, way: 'whole', environment })
  publisher.begin()
  await publisher.hasDone()
  await publisher.kill()
  const { build, tried, done } = publisher
  return { code: CODE, build, tried, done }
}

async function killOne(publisher: PagePublisher, moment: number, expected: Expected): Promise<void> {
  publisher.begin()
  await publisher.hasDone()
  if (publisher.build !== expected.build)
    throw new Error(
      'apps/h5 was built again during this test, so its pages cannot be compared. Repeat the test.',
    )
  // The first version takes longer than those after it, so the kill can hit any moment of one of these.
  await wait(moment * publisher.tookMs)
  await publisher.kill()
  expected.tried = publisher.tried
  expected.done = publisher.done
}

async function faultsLeft(client: Client, expected: Expected, gateway: GatewayProcess): Promise<string[]> {
  const stored = await faultsStored(client, expected)
  return [...stored, ...(await faultsServed(client, expected, addressAt(gateway)))]
}

/** The publisher after a killed one continues with the next number, so such a version never gets any bytes. */
async function countCutOff(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM page_version WHERE id NOT IN (SELECT version_id FROM page_render)',
  )
  return rows[0]?.count ?? 0
}

function addressAt({ origin }: GatewayProcess): string {
  return `${origin}/h5-page/h5/${CODE}`
}

async function connect(connectionString: string): Promise<{ client: Client } & AsyncDisposable> {
  const client = new Client({ connectionString })
  // The last gateway to exit stops the database, which this connection receives as an error.
  client.on('error', () => {})
  await client.connect()
  return { client, [Symbol.asyncDispose]: () => client.end() }
}

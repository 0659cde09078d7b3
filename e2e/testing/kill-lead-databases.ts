import { setTimeout as wait } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import type { DataFolder } from './data-folder'
import { GatewayProcess, PRODUCTION } from './gateway-process'
import { setLeadStage } from './lead-stage'

/** Long after a gateway should have its database back. */
const HEAL_MS = 30_000

export interface DatabaseKillReport {
  kills: number
  acked: number
  /**
   * The longest time from a kill until the database could be queried again: what it takes to start and to repair
   * itself.
   */
  slowestReviveMs: number
  /** The longest time from then until the gateway gave its next answer. */
  slowestHealMs: number
  faults: string[]
}

export interface DatabaseKills {
  kills: number
  /** Answers between two kills. */
  least: number
  /** Prepares the database before anybody calls: a twin makes it careless. */
  prepare?: (pool: Pool) => Promise<void>
}

/** Kills PostgreSQL again and again under one gateway and the phones that submit leads to it. */
export async function killLeadDatabases({
  kills,
  least,
  prepare = async () => {},
}: DatabaseKills): Promise<DatabaseKillReport> {
  await using stage = await setLeadStage(PRODUCTION)
  const { data, environment } = stage
  await using gateway = await GatewayProcess.start({ dataDir: data.path, environment })
  await using opened = await stage.open()
  const { callers, pool } = opened
  await prepare(pool)
  callers.callAt(gateway.origin)
  const report: DatabaseKillReport = { kills: 0, acked: 0, slowestReviveMs: 0, slowestHealMs: 0, faults: [] }
  await callers.reach(least)
  while (report.kills < kills) {
    const reviveMs = await timeOf(() => killDatabase(data))
    report.kills++
    const healMs = await timeOf(() => callers.reach(callers.acked + 1, HEAL_MS)).catch((error: Error) => {
      throw new Error(`After kill ${report.kills}: ${error.message} The gateway said:\n${gateway.output}`)
    })
    report.slowestReviveMs = Math.max(report.slowestReviveMs, reviveMs)
    report.slowestHealMs = Math.max(report.slowestHealMs, healMs)
    await callers.reach(callers.acked + least)
  }
  await callers[Symbol.asyncDispose]()
  report.acked = callers.acked
  report.faults = await opened.faults()
  return report
}

async function timeOf(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return Math.round(performance.now() - began)
}

/**
 * Returns when the next one can be queried: what is left of the killed one answers callers for a moment, before it
 * notices.
 */
async function killDatabase(data: DataFolder): Promise<void> {
  const killed = data.postgresPid
  if (killed === undefined) throw new Error('No PostgreSQL runs that could be killed.')
  process.kill(killed, 'SIGKILL')
  const deadline = performance.now() + HEAL_MS
  while (data.postgresPid === undefined || data.postgresPid === killed || !(await answers(data))) {
    if (performance.now() > deadline) throw new Error(`PostgreSQL was not started again for ${HEAL_MS} ms.`)
    await wait(5)
  }
}

/** False also while PostgreSQL has written only the first lines of the file that holds its port. */
async function answers(data: DataFolder): Promise<boolean> {
  try {
    const client = new Client({ connectionString: data.databaseUrl, connectionTimeoutMillis: HEAL_MS })
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

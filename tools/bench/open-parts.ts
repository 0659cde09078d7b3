import {
  createCompanyReader,
  createSwitchReader,
  databaseQueue,
  loadConfig,
  openProcessDatabase,
} from '@yingzao/gateway/testing/process'
import { pino } from 'pino'

/** What a gateway works with, in a process beside the gateway whose environment this is. */
export async function openParts() {
  const config = loadConfig()
  const db = await openProcessDatabase(config, () => {})
  const company = createCompanyReader({ config, db })
  const switches = createSwitchReader({ db })
  return { config, db, company, switches, jobs: databaseQueue, log: pino({ level: 'warn' }) }
}

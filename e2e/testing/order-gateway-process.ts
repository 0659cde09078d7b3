// Run by kill-order-gateways.ts. Accepts orders of simulated trading and matches them against quotes as the gateway
// does, but without the rest of it, so that it starts in a moment. Can be told to die at a certain point.

import {
  type Context,
  createCompanyReader,
  createServer,
  createSwitchReader,
  databaseQueue,
  loadConfig,
  openProcessDatabase,
  registerOrderOperations,
  startMatching,
  visitorFinder,
} from '@yingzao/gateway/testing/process'
import { pino } from 'pino'
import { armFailpoint } from './failpoints'

const [failpoint = '', passes = '0'] = process.argv.slice(2)

void serve()

async function serve(): Promise<void> {
  const config = loadConfig()
  const db = await openProcessDatabase(config, () => {})
  armFailpoint(failpoint, Number(passes), { row: 'sim_order', late: 'sim_cash_ledger' })
  const log = pino({ level: failpoint === '' ? 'error' : 'silent' }, pino.destination(2))
  // The page renderer alone takes longer to load than all that is needed here.
  const site = undefined as unknown as Context['site']
  const company = createCompanyReader({ config, db })
  const switches = createSwitchReader({ db })
  const context: Context = { config, company, db, jobs: databaseQueue, site, switches, log }
  const app = await createServer(context)
  app.findVisitor = visitorFinder(context)
  registerOrderOperations(app, context)
  await app.listen({ port: config.port, host: '127.0.0.1' })
  startMatching(context)
  console.log('ready')
}

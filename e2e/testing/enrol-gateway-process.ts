// Run by kill-enrolments.ts. Takes enrolments for talks as the gateway does, without the rest of it, so that it starts in a
// moment. May be told to die at a certain point.

import {
  type Context,
  createCompanyReader,
  createServer,
  createSwitchReader,
  databaseQueue,
  loadConfig,
  openProcessDatabase,
  registerTourOperations,
  visitorFinder,
} from '@yingzao/gateway/testing/process'
import { pino } from 'pino'
import { armFailpoint } from './failpoints'

const [failpoint = '', passes = '0'] = process.argv.slice(2)

void serve()

async function serve(): Promise<void> {
  const config = loadConfig()
  const db = await openProcessDatabase(config, () => {})
  armFailpoint(failpoint, Number(passes), { row: 'tour_enroll', late: 'tour_enroll' })
  const log = pino({ level: 'fatal' }, pino.destination(2))
  // The page renderer alone takes longer to load than all that is needed here.
  const site = undefined as unknown as Context['site']
  const company = createCompanyReader({ config, db })
  const switches = createSwitchReader({ db })
  const context: Context = { config, company, db, jobs: databaseQueue, site, switches, log }
  const app = await createServer(context)
  app.findVisitor = visitorFinder(context)
  registerTourOperations(app, context)
  await app.listen({ port: config.port, host: '127.0.0.1' })
  console.log('ready')
}

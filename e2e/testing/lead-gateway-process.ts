// Run by lead-gateway.ts. Serves the call that submits a lead, and sends the messages that result, as the gateway does,
// but without the rest of it, so that it starts in a moment. Can be told to die at a certain point.

import {
  type Context,
  chooseSms,
  createCompanyReader,
  createServer,
  createSwitchReader,
  databaseQueue,
  deliverMessage,
  loadConfig,
  openProcessDatabase,
  registerLeadOperations,
  startJobs,
} from '@yingzao/gateway/testing/process'
import { pino } from 'pino'
import { armFailpoint } from './failpoints'

const SEND_SMS = 'send-sms'

type Message = Parameters<typeof deliverMessage>[2]

const [failpoint = '', passes = '0', isFirst = ''] = process.argv.slice(2)

void serve()

async function serve(): Promise<void> {
  const config = loadConfig()
  const db = await openProcessDatabase(config, () => {})
  if (isFirst) await db.prepare([SEND_SMS])
  armFailpoint(failpoint, Number(passes), { row: 'lead', late: 'callback_task' })
  const log = pino({ level: 'fatal' }, pino.destination(2))
  // The page renderer alone takes longer to load than all that is needed here.
  const site = undefined as unknown as Context['site']
  const company = createCompanyReader({ config, db })
  const switches = createSwitchReader({ db })
  const context: Context = { config, company, db, jobs: databaseQueue, site, switches, log }
  const app = await createServer(context)
  // Its leads come from no page.
  registerLeadOperations(app, context, { find: async () => [] })
  await app.listen({ port: config.port, host: '127.0.0.1' })
  startJobs(context, (ctx) => {
    const sms = chooseSms(ctx)
    // No other job is ever enqueued here.
    return [{ name: SEND_SMS, run: (data) => deliverMessage(ctx, sms, data as Message) }]
  })
  console.log('ready')
}

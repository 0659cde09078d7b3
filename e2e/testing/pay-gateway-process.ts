// Run by kill-pay-gateways.ts. Accepts notices of payments as the gateway does, but without the rest of it, so that it
// starts in a moment. Can be told to die at a certain point, and to answer before it has stored anything, which is a
// fault.

import {
  type Context,
  createCompanyReader,
  createServer,
  createSwitchReader,
  databaseQueue,
  loadConfig,
  NOTIFY_PATH,
  openPayments,
  openProcessDatabase,
  registerNotices,
  takeNotice,
} from '@yingzao/gateway/testing/process'
import { pino } from 'pino'
import { armPayFailpoint } from './pay-failpoints'

type App = Parameters<typeof registerNotices>[0]
type Tools = Parameters<typeof registerNotices>[1]

const [failpoint = '', passes = '0', fault = ''] = process.argv.slice(2)

void serve()

async function serve(): Promise<void> {
  const config = loadConfig()
  const db = await openProcessDatabase(config, () => {})
  const log = pino({ level: 'fatal' }, pino.destination(2))
  // The page renderer alone takes longer to load than all that is needed here.
  const site = undefined as unknown as Context['site']
  const company = createCompanyReader({ config, db })
  const switches = createSwitchReader({ db })
  const ctx: Context = { config, company, db, jobs: databaseQueue, site, switches, log }
  const tools: Tools = { ...ctx, suppliers: openPayments(ctx) }
  const app = await createServer(ctx)
  armPayFailpoint(app, failpoint, Number(passes))
  if (fault === 'answers-early') registerHasty(app, tools)
  else registerNotices(app, tools)
  await app.listen({ port: config.port, host: '127.0.0.1' })
  console.log('ready')
}

/** Answers at once, and only then stores the notice. */
function registerHasty(app: App, tools: Tools): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const supplier of Object.values(tools.suppliers)) {
      scope.post(
        `${NOTIFY_PATH}/${supplier.supplier}`,
        { config: { site: 'notice' } },
        ({ headers, body }, reply) => {
          const said = supplier.answerNotice()
          reply.code(said.status).type(said.contentType).send(said.body)
          setImmediate(() => takeNotice(tools, supplier, { headers, body: body as Buffer }).catch(() => {}))
          return reply
        },
      )
    }
  })
}

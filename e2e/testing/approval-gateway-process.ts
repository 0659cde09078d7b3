// Run by kill-approvals.ts. Serves visitors and members as the gateway does and does what was set for a time, without what
// a first start prepares, so that it is there sooner. May be told to have a fault: to lead visitors to what is being
// published before anybody has looked whether it was approved.

import { studioOperations } from '@yingzao/contract/studio'
import {
  type Context,
  createCompanyReader,
  createServer,
  createSwitchReader,
  databaseQueue,
  jobsOf,
  loadConfig,
  loadSite,
  movePointerFirst,
  openProcessDatabase,
  serveModules,
  startJobs,
} from '@yingzao/gateway/testing/process'
import { pino } from 'pino'

const [fault = ''] = process.argv.slice(2)

void serve()

async function serve(): Promise<void> {
  const config = loadConfig()
  const db = await openProcessDatabase(config, () => {})
  const log = pino({ level: 'fatal' }, pino.destination(2))
  const company = createCompanyReader({ config, db })
  const switches = createSwitchReader({ db })
  const site = await loadSite(config)
  const ctx: Context = { config, company, db, jobs: databaseQueue, site, switches, log }
  const app = await createServer(ctx)
  if (fault === 'pointer-first') moveFirst(app, ctx)
  await serveModules(app, ctx)
  await app.listen({ port: config.port, host: '127.0.0.1' })
  startJobs(ctx, jobsOf)
  console.log('ready')
}

function moveFirst(app: Awaited<ReturnType<typeof createServer>>, ctx: Context): void {
  app.addHook('onRoute', (route) => {
    if (route.url !== studioOperations.pagePublish.path) return
    const { handler } = route
    route.handler = async function (request, reply) {
      const { code = '' } = (request.body ?? {}) as { code?: string }
      await movePointerFirst(ctx, code)
      return handler.call(this, request, reply)
    }
  })
}

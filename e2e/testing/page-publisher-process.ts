// Run by page-publisher.ts. Waits for a line on its input, then stores and publishes versions of one page as fast as it
// can. Prints which number it tries and, only after publishing has been acknowledged, that it is done and in how many
// milliseconds.
import { once } from 'node:events'
import {
  type Context,
  createCompanyReader,
  createSwitchReader,
  databaseQueue,
  findVersion,
  importPage,
  loadConfig,
  loadSite,
  openProcessDatabase,
  publishInHalves,
  publishPage,
  publishUnaudited,
} from '@yingzao/gateway/testing/process'
import { pino } from 'pino'
import { numberedPage } from './numbered-page'

const [code = '', way = ''] = process.argv.slice(2)
const publish = { 'in-halves': publishInHalves, unaudited: publishUnaudited }[way] ?? publishPage

void publishForever()

async function publishForever(): Promise<void> {
  const ctx = await openContext()
  console.log(`ready ${ctx.site.build}`)
  await once(process.stdin, 'data')
  const newest = await findVersion(ctx.db.orm, code)
  for (let number = (newest?.version ?? 0) + 1; ; number++) await publishNumber(ctx, number)
}

async function openContext(): Promise<Context> {
  const config = loadConfig()
  const db = await openProcessDatabase(config, () => {})
  // The job that publishing enqueues.
  await db.prepare(['compress-page'])
  const site = await loadSite(config)
  const company = createCompanyReader({ config, db })
  const switches = createSwitchReader({ db })
  return {
    config,
    company,
    db,
    jobs: databaseQueue,
    site,
    switches,
    log: pino({ level: 'warn' }, pino.destination(2)),
  }
}

async function publishNumber(ctx: Context, number: number): Promise<void> {
  const began = performance.now()
  console.log(`try ${number}`)
  const files = { read: async () => undefined }
  const stored = await importPage(ctx, { text: numberedPage(code, number), files, by: 'e2e' })
  if (!stored.accepted || stored.version !== number) throw new Error(`not stored: ${JSON.stringify(stored)}`)
  const report = await publish(ctx, { code, version: number, by: { who: 'cli:e2e', ip: null } })
  if (!report.published) throw new Error(`not published: ${JSON.stringify(report)}`)
  console.log(`done ${number} ${performance.now() - began}`)
}

// Run by kill-reminders.ts. Looks for reminders that are due and sends them, as the jobs of a gateway do, but without
// the rest of it, so that it starts in a moment. It is told what time to assume.

import {
  type Context,
  chooseSms,
  createCompanyReader,
  createSwitchReader,
  databaseQueue,
  deliverReminders,
  loadConfig,
  lookForDue,
  occasionsOf,
  openProcessDatabase,
  startJobs,
} from '@yingzao/gateway/testing/process'
import { pino } from 'pino'

type Messages = Parameters<typeof deliverReminders>[2]

const [told = '', occasion_id = ''] = process.argv.slice(2)

void remind()

async function remind(): Promise<void> {
  const config = loadConfig()
  const db = await openProcessDatabase(config, () => {})
  const log = pino({ level: 'fatal' }, pino.destination(2))
  // The page renderer alone takes longer to load than all that is needed here.
  const site = undefined as unknown as Context['site']
  const company = createCompanyReader({ config, db })
  const switches = createSwitchReader({ db })
  const now = new Date(told)
  const begins_at = new Date(now.getTime() + 15 * 60_000)
  const occasions = occasionsOf({ live: [{ occasion_id, begins_at }] })
  startJobs({ config, company, db, jobs: databaseQueue, site, switches, log }, (ctx) => {
    const sms = chooseSms(ctx)
    return [
      { name: 'remind', run: () => lookForDue(ctx, { occasions }, { now }) },
      { name: 'send-reminders', run: (data) => deliverReminders(ctx, sms, data as Messages) },
    ]
  })
  console.log('ready')
}

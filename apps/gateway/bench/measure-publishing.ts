import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { loadConfig } from '../src/config/config'
import type { Context } from '../src/context'
import { openProcessDatabase } from '../src/db/open-process-database'
import { databaseQueue } from '../src/jobs/job-queue'
import { jobNames } from '../src/modules'
import { createCompanyReader } from '../src/modules/company/company-reader'
import { createSwitchReader } from '../src/modules/kill-switch/switch-reader'
import { pagePublishing } from '../src/modules/pages'
import { loadSite } from '../src/start/load-site'

export interface PublishTimes {
  /** One for each document, excluding the warm-up. */
  milliseconds: number[]
  /** Sizes of the page that was published last. */
  bytes: { html: number; br: number }
}

/** Publishes that run on cold code; a gateway that has run for a minute is past them. */
const WARM_UP = 3

/** Stores and publishes documents one after another on an embedded database of their own. */
export async function measurePublishing(documents: readonly object[]): Promise<PublishTimes> {
  const dataDir = await mkdtemp(join(tmpdir(), 'yingzao-bench-'))
  // Temporary folders are closed to other users, including the database's.
  await chmod(dataDir, 0o711)
  const config = loadConfig({ DATA_DIR: dataDir, APP_ENV: 'test' })
  const db = await openProcessDatabase(config, () => {})
  try {
    await db.prepare(jobNames)
    const site = await loadSite(config)
    const ctx: Context = {
      config,
      company: createCompanyReader({ config, db }),
      db,
      jobs: databaseQueue,
      site,
      switches: createSwitchReader({ db }),
      log: pino({ level: 'warn' }),
    }
    const warmUp = documents.slice(0, WARM_UP).map((document) => ({ ...document, background: '#fefefe' }))
    const milliseconds: number[] = []
    for (const document of [...warmUp, ...documents]) milliseconds.push(await publish(ctx, document))
    return { milliseconds: milliseconds.slice(warmUp.length), bytes: await newestSizes(ctx) }
  } finally {
    await db.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function publish(ctx: Context, document: object): Promise<number> {
  const imported = await pagePublishing.importPage(ctx, {
    text: JSON.stringify(document),
    files: { read: async () => undefined },
    by: 'bench',
  })
  if (!imported.accepted || !imported.isNew) throw new Error('The document to measure was not stored.')
  const startedAt = performance.now()
  const { code, version } = imported
  const report = await pagePublishing.publishPage(ctx, { code, version, by: { who: 'cli:bench', ip: null } })
  const milliseconds = performance.now() - startedAt
  if (!report.published) throw new Error(`Not published: ${JSON.stringify(report)}`)
  return milliseconds
}

async function newestSizes({ db }: Context): Promise<PublishTimes['bytes']> {
  const { rows } = await db.pool.query<PublishTimes['bytes']>(`
    SELECT octet_length(html) AS html, octet_length(br) AS br FROM page_render ORDER BY version_id DESC LIMIT 1`)
  return rows[0] ?? { html: 0, br: 0 }
}

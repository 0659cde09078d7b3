import type { Registry } from 'prom-client'
import { measureBackups } from '../backup/backup-figures'
import { type BackupWorker, startBackupWorker } from '../backup/backup-worker'
import type { AboutBase } from '../backup/manifest'
import { openBackups } from '../backup/sealed-store'
import type { Context } from '../context'
import { newestMigration } from '../db/migrate'
import type { ProcessDatabase } from '../db/open-process-database'
import { sumAssets } from '../modules/assets'

/**
 * Starts backing up the embedded database, where that is configured. Any other server is backed up by its own means;
 * erasures are recorded all the same.
 */
export function startBackups(
  ctx: Pick<Context, 'config' | 'log' | 'site'> & { db: ProcessDatabase },
  metrics: Registry,
): BackupWorker | undefined {
  const { config, db, log } = ctx
  if (!config.backup || !db.embedded) return undefined
  const worker = startBackupWorker({
    embedded: db.embedded,
    pool: db.pool,
    store: openBackups(config.backup),
    log,
    about: () => describeStore(ctx),
  })
  measureBackups(metrics, worker.figures)
  return worker
}

/** What a base backup says about the application that uses it. */
export async function describeStore({
  config,
  db,
  site,
}: Pick<Context, 'config' | 'db'> & { site: Pick<Context['site'], 'build'> }): Promise<AboutBase> {
  const ids = (keys: Context['config']['piiKeys']) => keys.map(({ id }) => id)
  return {
    build: site.build,
    schema: await newestMigration(db),
    keys: {
      PII_KEYS: ids(config.piiKeys),
      TOKEN_KEYS: ids(config.tokenKeys),
      AUDIT_KEYS: ids(config.auditKeys),
    },
    assets: await sumAssets(db),
  }
}

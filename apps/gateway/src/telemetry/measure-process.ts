import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'
import type { Context } from '../context'
import { notReady } from '../http/readiness'
import { prepareJobFigures } from './job-metrics'
import { measureDatabase } from './measure-database'
import { lookTogether, showGauge } from './show-gauge'
import { prepareSupplierFigures } from './supplier-metrics'

/**
 * Exports the state of this process: its build, whether it is ready, its disk, its connections and the waiting jobs.
 */
export function measureProcess(
  app: Pick<FastifyInstance, 'metrics' | 'readiness'>,
  { config, db, site }: Pick<Context, 'config' | 'db' | 'site'>,
): void {
  const { metrics, readiness } = app
  showGauge(metrics, {
    name: 'build_info',
    help: '1, with the build that this process draws pages by: files of the site, company data, settings of the host.',
    labelNames: ['build'],
    read: () => [[{ build: site.build }, 1]],
  })
  showGauge(metrics, {
    name: 'not_ready',
    help: '1 for each reason why this process should be given no traffic, else 0; database_up is apart.',
    labelNames: ['reason'],
    read: () => Object.entries(notReady(readiness)).map(([reason, holds]) => [{ reason }, Number(holds)]),
  })
  measureDisk(metrics, config.dataDir)
  measureDatabase(metrics, db)
  prepareJobFigures()
  prepareSupplierFigures()
}

function measureDisk(metrics: Registry, dataDir: string): void {
  const look = lookTogether(() => statfs(dataDir))
  showGauge(metrics, {
    name: 'data_dir_free_bytes',
    help: 'Space that is left to this process on the file system on which DATA_DIR lies.',
    read: async () => {
      const { bavail, bsize } = await look()
      return bavail * bsize
    },
  })
  showGauge(metrics, {
    name: 'data_dir_size_bytes',
    help: 'Size of the file system on which DATA_DIR lies.',
    read: async () => {
      const { blocks, bsize } = await look()
      return blocks * bsize
    },
  })
}

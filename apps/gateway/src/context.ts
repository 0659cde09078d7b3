import type { RenderedPage, RenderInput, SiteBundle } from '@yingzao/contract/server'
import type { FastifyBaseLogger } from 'fastify'
import type { CompanyReader } from './company/company-data'
import type { Config } from './config/config'
import type { Database } from './db/database'
import type { JobQueue } from './jobs/job-queue'
import type { SwitchReader } from './switches/switch-data'

/** The visitors' site. Pages are rendered in a worker, as a large one takes longer than others should wait. */
export interface Site extends Omit<SiteBundle, 'renderPage'> {
  renderPage(input: RenderInput): RenderedPage | Promise<RenderedPage>
}

/** What every use case receives. Created once per process; nothing in it belongs to a single request. */
export interface Context {
  config: Config
  /** What pages say about the company. */
  company: CompanyReader
  db: Database
  /** Deferred work, enqueued in the transaction that wants it done. */
  jobs: JobQueue
  site: Site
  /** What is switched off for every visitor. */
  switches: SwitchReader
  log: FastifyBaseLogger
}

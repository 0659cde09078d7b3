import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SiteSettings } from '@yingzao/contract/server'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../../config/config'
import type { Key } from '../../config/key-set'
import type { Context, Site } from '../../context'
import { type Database, type DatabasePlace, openDatabase } from '../../db/database'
import { bucketOfTest } from '../../files/testing/bucket-of-test'
import { createServer } from '../../http/create-server'
import { databaseQueue } from '../../jobs/job-queue'
import { createJobRunner } from '../../jobs/job-runner'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database'
import { jobsOf, serveModules } from '..'
import type { DocumentFiles } from '../assets'
import type { Actor } from '../audit'
import { createCompanyReader } from '../company'
import { createSwitchReader } from '../kill-switch'
import { type PublishReport, publishPage } from '../pages/publish/publish-page'
import { type ImportedDocument, importPage } from '../pages/version/import-page'
import { renderPublished } from '../pages/visitors/render-published'
import { fakeSite } from './fake-site'

/** What is stored: a database and a data folder of the test's own. */
export interface TestStore extends AsyncDisposable {
  ctx: Context
  database: TestDatabase
  /** Stores a document and expects it to be accepted. */
  import(text: string, files?: DocumentFiles): Promise<ImportedDocument>
  /** Stores a document and publishes it. */
  publish(text: string): Promise<PublishReport>
  /** Runs the waiting jobs, which nothing does by itself in a test. Returns how many there were. */
  runJobs(): Promise<number>
}

export interface TestGateway extends TestStore {
  app: FastifyInstance
}

export interface TestOptions {
  site?: Site
  config?: Partial<Config>
  /** Of the database: never used by another test. */
  isNew?: boolean
}

/** What footers say in tests. */
export const COMPANY: SiteSettings = {
  company: '示例公司',
  license_no: '1',
  phone: '2',
  adviser: '3',
  adviser_no: '4',
  filing_no: '5',
}

/** The actor in tests for what somebody must have done. */
export const BY_TEST: Actor = { who: 'cli:test', ip: null }

const noFiles: DocumentFiles = { read: async () => undefined }

/** Opens an empty store. */
export async function openTestStore({
  site = fakeSite(),
  config = {},
  isNew = false,
}: TestOptions = {}): Promise<TestStore> {
  const database = await createTestDatabase({ isNew })
  const dataDir = await mkdtemp(join(tmpdir(), 'yingzao-store-'))
  const ctx = contextOf(database.db, site, { ...testConfig(dataDir), ...config })
  const storeText = async (text: string, files = noFiles) => {
    const report = await importPage(ctx, { text, files, by: 'test' })
    if (!report.accepted) throw new Error(`Refused: ${JSON.stringify(report.findings)}`)
    return report
  }
  return {
    ctx,
    database,
    import: storeText,
    publish: async (text) => {
      const { code, version } = await storeText(text)
      return publishPage(ctx, { code, version, by: BY_TEST })
    },
    runJobs: () => createJobRunner({ ...ctx, jobs: jobsOf(ctx) }).runWaiting(),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts a gateway on an empty store. */
export async function startTestGateway(options: TestOptions = {}): Promise<TestGateway> {
  const store = await openTestStore(options)
  const app = await startApp(store.ctx)
  return {
    ...store,
    app,
    async [Symbol.asyncDispose]() {
      await app.close()
      await store[Symbol.asyncDispose]()
    },
  }
}

interface TwinOptions extends Pick<TestOptions, 'site' | 'config'> {
  /** Where it finds the database, if not where the first one does. */
  place?: DatabasePlace
}

/** A second process on the same database, with a data folder and perhaps a build of its own. */
export async function startTwin(
  first: TestStore,
  { site = first.ctx.site, config = {}, place = first.database.db.place }: TwinOptions = {},
): Promise<{ app: FastifyInstance; ctx: Context } & AsyncDisposable> {
  const db = openDatabase({ ...place, max: 5, applicationName: 'yingzao test twin' })
  const dataDir = await mkdtemp(join(tmpdir(), 'yingzao-twin-'))
  const ctx = contextOf(db, site, { ...first.ctx.config, dataDir, ...config })
  const app = await startApp(ctx)
  // As on a start: its build may be another.
  await renderPublished(ctx, () => {})
  return {
    app,
    ctx,
    async [Symbol.asyncDispose]() {
      await app.close()
      await db.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Without what a start prepares in a store: a demo would mix with what a test stores. */
async function startApp(ctx: Context): Promise<FastifyInstance> {
  const app = await createServer(ctx)
  await serveModules(app, ctx)
  await app.ready()
  return app
}

function contextOf(db: Database, site: Site, config: Config): Context {
  const company = createCompanyReader({ config, db })
  const switches = createSwitchReader({ db })
  return { config, company, db, jobs: databaseQueue, site, switches, log: pino({ level: 'silent' }) }
}

/** A key that is the same for the same name. */
export function testKey(id: string): Key {
  return { id, secret: createHash('sha256').update(id).digest() }
}

function testConfig(dataDir: string): Config {
  return {
    env: 'test',
    port: 0,
    host: '127.0.0.1',
    dataDir,
    fileStore: bucketOfTest(),
    databaseUrl: undefined,
    migrationDatabaseUrl: undefined,
    directDatabaseUrl: undefined,
    publicOrigin: 'https://h5.example.com',
    studioOrigin: undefined,
    gatewayOrigin: undefined,
    allowedOrigins: [],
    linkHosts: ['*.example.com', 'localhost'],
    homePage: 'etf-course',
    company: COMPANY,
    hostSettings: { linkHosts: ['*.example.com', 'localhost'] },
    previewKey: 'a key for tests that nobody else has',
    auditKeys: [testKey('audit')],
    tokenKeys: [testKey('test')],
    piiKeys: [testKey('test')],
    piiIndexKey: testKey('index').secret,
    cookieDomain: 'example.com',
    trustedProxies: [],
    suppliers: {
      wechat: undefined,
      sandboxMiniPrograms: new Set(['main']),
      enterpriseWechat: undefined,
      timeStampUrl: undefined,
    },
    metrics: { token: undefined, port: undefined },
    role: 'all',
    drainDelay: 0,
    stalePageLimit: 600,
    edge: undefined,
    tencent: { captcha: undefined, sms: undefined },
    alipay: undefined,
    wechatPay: undefined,
    alarms: { wecom: undefined, mailTo: [] },
    marketSourceUrl: undefined,
    movesDemoMarket: false,
    smsPerHour: 2_000,
    kept: { networkLogs: 190, messageLogs: 190 },
    logLevel: 'silent',
  }
}

import type { FastifyInstance } from 'fastify'
import type { AppEnv } from '../../config/app-env'
import type { Config, MetricsSettings } from '../../config/config'
import type { Role } from '../../config/role'
import type { Context } from '../../context'
import { createLog } from '../../telemetry/create-log'
import { createServer } from '../create-server'

/** What a test of the frame can set; the frame needs no more of a process than this. */
export interface ServerForTest {
  env?: AppEnv
  /** Other sites whose pages may make calls. */
  allowedOrigins?: string[]
  studioOrigin?: string
  metrics?: Partial<MetricsSettings>
  trustedProxies?: string[]
  role?: Role
  /** `warn` by default, so that calls which are answered leave no lines. */
  logLevel?: Config['logLevel']
  /** Stands in for the database: what `select 1` gives. */
  query?: () => Promise<unknown>
}

/** The HTTP frame without a database, and the log lines it wrote. */
export async function serverForTest(options: ServerForTest = {}): Promise<FrameUnderTest> {
  const logged: string[] = []
  const log = createLog(
    { level: options.logLevel ?? 'warn', build: 'test' },
    { write: (line) => void logged.push(line) },
  )
  // The frame reads only these parts of a context, which is otherwise made by a whole process.
  const context = {
    config: {
      env: options.env ?? 'test',
      trustedProxies: options.trustedProxies ?? [],
      role: options.role ?? 'all',
      allowedOrigins: options.allowedOrigins ?? [],
      studioOrigin: options.studioOrigin,
      metrics: { token: undefined, port: undefined, ...options.metrics },
    },
    db: { pool: { query: options.query ?? (async () => ({})) } },
    log,
  } as unknown as Context
  return { app: await createServer(context), logged }
}

export interface FrameUnderTest {
  app: FastifyInstance
  /** One JSON text a line. */
  logged: string[]
}

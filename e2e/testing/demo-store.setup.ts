import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  claimDataFolder,
  openEmbeddedDatabase,
  runAsAdmin,
  urlOfDatabase,
} from '@yingzao/gateway/testing/store'
import type { TestProject } from 'vitest/node'
import { GatewayProcess } from './gateway-process'
import { SHARED_KEYS } from './shared-keys'

declare module 'vitest' {
  interface ProvidedContext {
    demoStore: DemoStore
  }
}

/**
 * A gateway's store after a first start with the demo pages, to be copied: rendering them again takes ten times as
 * long.
 */
export interface DemoStore {
  /** Owner of all databases of this server, connected to one that is not the template. */
  adminUrl: string
  /** The role of the service, on the same server. */
  serviceUrl: string
  /** Name of the database that is copied; nobody is connected to it. */
  database: string
  /** What is stored beside the database: pictures. */
  files: string
}

const DATABASE = 'demo'

/** Vitest's global setup: makes the store once for a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-e2e-'))
  // Temporary folders are closed to other users, the database's among them.
  await chmod(folder, 0o711)
  claimDataFolder(folder)
  const server = await openEmbeddedDatabase({ dataDir: folder, report: () => {} })
  const store = {
    adminUrl: server.url,
    serviceUrl: server.serviceUrl,
    database: DATABASE,
    files: join(folder, 'files'),
  }
  await runAsAdmin(server.url, `CREATE DATABASE ${DATABASE}`)
  const environment = { APP_ENV: 'test', ...databaseSettings(store, DATABASE) }
  const gateway = await GatewayProcess.start({ dataDir: store.files, environment })
  await gateway.stop()
  project.provide('demoStore', store)
  return async () => {
    await server.leave()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Settings that point a gateway to this database of the store's server, with the keys that belong to its data. */
export function databaseSettings(
  { adminUrl, serviceUrl }: Pick<DemoStore, 'adminUrl' | 'serviceUrl'>,
  database: string,
): Record<'DATABASE_URL' | 'MIGRATION_DATABASE_URL' | keyof typeof SHARED_KEYS, string> {
  return {
    ...SHARED_KEYS,
    DATABASE_URL: urlOfDatabase(serviceUrl, database),
    MIGRATION_DATABASE_URL: urlOfDatabase(adminUrl, database),
  }
}

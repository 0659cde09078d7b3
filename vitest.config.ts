import { Client } from 'pg'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

const GATEWAY_TESTS = 'apps/gateway/src/**/*.test.ts'

/** Where development machines and CI may run a PostgreSQL of the oldest version that the SQL has to fit. */
const LOCAL_SERVER_URL = 'postgres://postgres@127.0.0.1:5432/postgres'
const OLDEST_SERVER = 150_000

export default defineConfig(async () => {
  const reason = await whyNoLocalServer()
  if (reason)
    console.log(
      `The database tests run on the embedded PostgreSQL only; none to use at 127.0.0.1:5432: ${reason}`,
    )
  return {
    test: {
      // The machines this has to be quick on have two cores, and PostgreSQL and browsers want a share.
      maxWorkers: 2,
      projects: [unit(), gateway(), ...(reason ? [] : [gatewayOnLocalServer()]), journeys()],
    },
  }
})

function unit(): TestProjectConfiguration {
  return {
    test: { name: 'unit', include: ['{packages/*,apps/h5}/**/*.test.{ts,tsx}', 'tools/**/*.test.{mjs,ts}'] },
  }
}

function gateway(): TestProjectConfiguration {
  return {
    test: {
      name: 'gateway',
      include: [GATEWAY_TESTS],
      globalSetup: 'apps/gateway/src/testing/embedded-server.setup.ts',
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  }
}

function gatewayOnLocalServer(): TestProjectConfiguration {
  return {
    test: {
      name: 'gateway-pg15',
      include: [GATEWAY_TESTS],
      // These need no database, or bring their own, and would learn nothing from a second one.
      exclude: ['config', 'http', 'db/embedded'].map((folder) => `apps/gateway/src/${folder}/**`),
      globalSetup: 'apps/gateway/src/testing/local-server.setup.ts',
      provide: { localServerUrl: LOCAL_SERVER_URL },
      testTimeout: 30_000,
      hookTimeout: 30_000,
    },
  }
}

/** One at a time and after all others: they start whole processes and measure how long those take. */
function journeys(): TestProjectConfiguration {
  return {
    test: {
      name: 'e2e',
      include: ['e2e/**/*.test.{ts,tsx}'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      maxWorkers: 1,
      sequence: { groupOrder: 1 },
    },
  }
}

async function whyNoLocalServer(): Promise<string | undefined> {
  const client = new Client({ connectionString: LOCAL_SERVER_URL, connectionTimeoutMillis: 1_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ version: number }>(
      "SELECT current_setting('server_version_num')::int AS version",
    )
    const version = rows[0]?.version ?? 0
    return version < OLDEST_SERVER ? `its version ${version} is older than ${OLDEST_SERVER}.` : undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.end().catch(() => {})
  }
}

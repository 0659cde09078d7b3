import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Client } from 'pg'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { testFiles } from './tools/lib/plan-tests.mjs'
import { quickFolder } from './tools/lib/quick-folder.mjs'

// For everything that this process starts.
const folder = process.env.TMPDIR ?? quickFolder()
if (folder !== undefined) process.env.TMPDIR = folder

/** The files of a worker share what they import: loading it again for each took as long as their tests. */
const ONE_GRAPH = { isolate: false }

/**
 * Set by `npm run test:repeat`: the seed for shuffling files, within each project. Passed to Vitest as arguments, it
 * would undo the order of the projects.
 */
const SEED = process.env.TEST_ORDER

/** A machine that others use too must not fail tests. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 }

/**
 * One project after the other: a worker that gets files of two creates its document and imports all that they share
 * again at each change. What is quick comes first.
 */
const ORDER = [
  'unit',
  'unit-document',
  'unit-alone',
  'screens',
  'screens-english',
  'gateway',
  'gateway-long',
  'gateway-pg15',
  'gateway-pgbouncer',
  'gateway-s3',
  'e2e',
  'e2e-process',
  'e2e-long',
] as const
type ProjectName = (typeof ORDER)[number]

const DRAW_CASES = 'tools/lib/draw-cases.setup.mjs'

const IN_OTHER_PROJECTS = /^(apps\/gateway|e2e)\//
const SCREEN_TEST = /\.(screen|english)\.test\.tsx$/
const NEEDS_DOCUMENT = '@vitest-environment jsdom'
const OF_VISITORS_SCRIPT = /^apps\/h5\/src\/(boot|client|passport)\//

const UNIT_TESTS = ['{packages/*,apps/{h5,studio}}/**/*.test.{ts,tsx}', 'tools/**/*.test.{mjs,ts}']

/** Those that open the Studio with `createTestStudio`. */
const SCREEN_TESTS = 'apps/studio/src/**/*.screen.test.tsx'

/** The same in the English Studio: `wording.en.ts` takes the place of `wording.ts`, as in its build. */
const ENGLISH_TESTS = 'apps/studio/src/**/*.english.test.tsx'

const ON_LOCAL_SERVER = 'gateway-pg15'
const WITH_BUCKETS = 'gateway-s3'

const BEHIND_POOLER = 'gateway-pgbouncer'

const GATEWAY_TESTS = 'apps/gateway/src/**/*.test.ts'

/** The tests below parts of the gateway: folders, or files without their extension. */
function testsOf(parts: readonly string[]): string[] {
  return parts.map((part) => `apps/gateway/src/${part}{/**/*,}.test.ts`)
}

/** Where development machines and CI may run a PostgreSQL of the oldest version that the SQL has to support. */
const LOCAL_SERVER_URL = 'postgres://postgres@127.0.0.1:5432/postgres'
const OLDEST_SERVER = 150_000

export default defineConfig(async () => {
  const isWanted = (name: ProjectName) => process.argv.some((argument) => argument.includes(name))
  const reason = isWanted(ON_LOCAL_SERVER) ? await whyNoLocalServer() : undefined
  if (reason)
    console.log(
      `The database tests were run on the embedded PostgreSQL only; none to use at 127.0.0.1:5432: ${reason}`,
    )
  const pgbouncer = findPgbouncer()
  if (isWanted(BEHIND_POOLER) && pgbouncer === undefined)
    console.log(
      'The database tests were not run behind pgbouncer: there is none here. On Debian: apt-get install pgbouncer.',
    )
  return {
    test: {
      // The machines on which this has to be quick have two cores, and PostgreSQL and browsers need a share.
      maxWorkers: 2,
      ...(SEED !== undefined && { sequence: { shuffle: { files: true }, seed: Number(SEED) } }),
      projects: [
        ...units(),
        ...screens(),
        ...gateway(),
        gatewayOnLocalServer(reason === undefined),
        gatewayWithBuckets(isWanted(WITH_BUCKETS)),
        gatewayBehindPooler(isWanted(BEHIND_POOLER) ? pgbouncer : undefined),
        ...journeys(),
      ],
    },
  }
})

/**
 * Those that need a document share one in each worker. Isolated, with imports of their own, are those that mock
 * modules, which would be mocked for the others too, and those of scripts that listen to the document from their first
 * line.
 */
function units(): TestProjectConfiguration[] {
  const sources = testFiles()
    .filter((file) => !IN_OTHER_PROJECTS.test(file) && !SCREEN_TEST.test(file))
    .map((file): Source => ({ file, text: readFileSync(file, 'utf8') }))
  const isAlone = ({ file, text }: Source) =>
    text.includes('vi.mock(') || (OF_VISITORS_SCRIPT.test(file) && text.includes(NEEDS_DOCUMENT))
  const alone = sources.filter(isAlone).map(({ file }) => file)
  const inDocument = sources
    .filter((source) => !isAlone(source) && source.text.includes(NEEDS_DOCUMENT))
    .map(({ file }) => file)
  const exclude = [SCREEN_TESTS, ENGLISH_TESTS, ...alone, ...inDocument]
  return [
    { test: { ...inTurn('unit'), include: UNIT_TESTS, exclude, ...ONE_GRAPH } },
    {
      test: {
        ...inTurn('unit-document'),
        include: inDocument,
        environment: 'jsdom',
        setupFiles: [DRAW_CASES, 'packages/testkit/src/clean-document.setup.ts'],
        ...ONE_GRAPH,
      },
    },
    { test: { ...inTurn('unit-alone'), include: alone } },
  ]
}

interface Source {
  file: string
  text: string
}

/** The name of a project and its place in the order. */
function inTurn(name: ProjectName) {
  return {
    name,
    sequence: { groupOrder: ORDER.indexOf(name) },
    // Otherwise a line printed as a worker ends fails a run whose tests all passed.
    disableConsoleIntercept: true,
    setupFiles: DRAW_CASES,
    ...PATIENT,
  }
}

/** The whole Studio in jsdom, which takes seconds to import: the files of a worker share it. */
function screens(): TestProjectConfiguration[] {
  // Otherwise the router and its browser entry point are found in different formats, and they are two routers.
  const conditions = ['module-sync', 'node', 'import', 'default']
  const shared = { environment: 'jsdom', ...ONE_GRAPH } as const
  return [
    {
      resolve: { conditions },
      test: { ...inTurn('screens'), include: [SCREEN_TESTS], ...shared },
    },
    {
      resolve: { conditions, extensions: ['.en.ts', '.en.tsx', '.mjs', '.js', '.ts', '.tsx', '.json'] },
      test: { ...inTurn('screens-english'), include: [ENGLISH_TESTS], ...shared },
    },
  ]
}

/**
 * Every call with whatever may be sent to it, databases of their own that are started, killed and restored, and single
 * files that take ten seconds each: minutes together, so they have a script, `npm run test:long`.
 */
const LONG_FOLDERS = testsOf(['modules/{every-call,every-input}', 'db/embedded', 'backup'])
const LONG = [...LONG_FOLDERS, 'apps/gateway/src/**/*.long.test.ts']

function gateway(): TestProjectConfiguration[] {
  const shared = {
    globalSetup: 'apps/gateway/src/testing/embedded-server.setup.ts',
    ...ONE_GRAPH,
  }
  return [
    { test: { ...inTurn('gateway'), include: [GATEWAY_TESTS], exclude: LONG, ...shared } },
    { test: { ...inTurn('gateway-long'), include: LONG, ...shared, testTimeout: 600_000 } },
  ]
}

/** The tests that need a database again, on the oldest supported server: `npm run test:pg15`. */
function gatewayOnLocalServer(isThere: boolean): TestProjectConfiguration {
  return {
    test: {
      ...inTurn(ON_LOCAL_SERVER),
      include: isThere ? [GATEWAY_TESTS] : [],
      exclude: LEARN_NOTHING,
      globalSetup: 'apps/gateway/src/testing/local-server.setup.ts',
      provide: { localServerUrl: LOCAL_SERVER_URL },
      ...ONE_GRAPH,
    },
  }
}

/** The same tests with all files in buckets: `npm run test:s3`, not part of `npm test`. */
function gatewayWithBuckets(isWanted: boolean): TestProjectConfiguration {
  return {
    test: {
      ...inTurn(WITH_BUCKETS),
      include: isWanted ? [GATEWAY_TESTS] : [],
      exclude: LONG,
      globalSetup: 'apps/gateway/src/testing/buckets.setup.ts',
      ...ONE_GRAPH,
    },
  }
}

/** Every block at every width, every action, login and lead in every container: minutes each, so they have a script. */
const LONG_JOURNEYS =
  'e2e/{blocks,containers,leads,looks,passport,studio/journeys,visitors/long}/**/*.test.{ts,tsx}'

/** These need no database, or have their own, and would gain nothing from a second one. */
const LEARN_NOTHING = [
  ...LONG_FOLDERS,
  ...testsOf([
    'config',
    'http',
    'db/migration-command',
    'cli',
    'dev',
    'integrations',
    'modules/{assets,passport-pages,site,studio-site}',
    'modules/leads/inbox/table',
    'modules/sms/attacks.long',
    'pii/no-clear-phones.long',
  ]),
]

/** The same tests with pgbouncer in transaction mode in front of the embedded server: `npm run test:pgbouncer`. */
function gatewayBehindPooler(pgbouncer: string | undefined): TestProjectConfiguration {
  return {
    test: {
      ...inTurn(BEHIND_POOLER),
      include: pgbouncer === undefined ? [] : [GATEWAY_TESTS],
      exclude: LEARN_NOTHING,
      globalSetup: 'apps/gateway/src/testing/pgbouncer.setup.ts',
      provide: { pgbouncer: pgbouncer ?? '' },
      ...ONE_GRAPH,
    },
  }
}

/** Debian puts it on the path of administrators only. */
function findPgbouncer(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  return folders.map((folder) => join(folder, 'pgbouncer')).find((path) => existsSync(path))
}

/**
 * What visitors meet, in a browser, two at a time and after all that is quick. Then whole processes that are started
 * and killed, one at a time, as they measure how long that takes.
 */
function journeys(): TestProjectConfiguration[] {
  const shared = {
    ...ONE_GRAPH,
    // The default of a second is a matter of luck when a browser starts alongside.
    expect: { poll: { timeout: 30_000 } },
  }
  const programs = 'e2e/testing/programs.setup.ts'
  const demo = ['e2e/testing/demo-store.setup.ts', 'e2e/testing/demo-gateways.setup.ts']
  const globalSetup = [programs, ...demo, 'e2e/testing/browser.setup.ts']
  const processes = ['e2e/process/**/*.test.ts']
  const visitors = {
    ...inTurn('e2e'),
    include: ['e2e/**/*.test.{ts,tsx}'],
    exclude: [LONG_JOURNEYS, ...processes],
  }
  return [
    { test: { ...shared, ...visitors, globalSetup } },
    { test: { ...shared, ...inTurn('e2e-process'), include: processes, globalSetup: programs } },
    { test: { ...shared, ...inTurn('e2e-long'), include: [LONG_JOURNEYS], globalSetup } },
  ]
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

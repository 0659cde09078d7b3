import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Client } from 'pg'
import { pino } from 'pino'
import { newKeySettings } from '../src/cli/new-key-settings'
import { type Config, loadConfig } from '../src/config/config'
import type { Context } from '../src/context'
import { type Database, openDatabase } from '../src/db/database'
import { openEmbeddedDatabase } from '../src/db/embedded/open-embedded-database'
import { openProcessDatabase } from '../src/db/open-process-database'
import { createServer } from '../src/http/create-server'
import { databaseQueue } from '../src/jobs/job-queue'
import { jobNames } from '../src/modules'
import { createCompanyReader } from '../src/modules/company/company-reader'
import { createSwitchReader } from '../src/modules/kill-switch/switch-reader'
import { memberFinder } from '../src/modules/members/find-member'
import { fakeSite } from '../src/modules/testing/fake-site'
import { type SignedInMember, signInMember } from '../src/modules/testing/sign-in-member'
import { summary } from './times'

/** How many members there are; the first is the one who looks. */
const MEMBERS = 20

/** Where a benchmark of a console list keeps its rows. */
export interface StageOptions {
  /** Where the embedded database and the keys live. */
  dataDir: string
  /** A server to measure on, in a database of its own. Undefined: the embedded one. */
  databaseUrl: string | undefined
}

/** A gateway that serves a part of the console over HTTP, as production does. */
export interface Stage extends AsyncDisposable {
  ctx: Context
  app: FastifyInstance
  member: SignedInMember
  memberIds: number[]
  /** Does something as the owner of the tables, bypassing triggers, which the service's role may not. */
  asOwner(work: (owner: Database) => Promise<void>): Promise<void>
}

/** One kind of query against a list: a different filter each round. */
export interface Shape {
  call: string
  filter: (round: number) => object
  /** How many parts are read before the one that is measured. */
  parts?: number
}

/** Opens a gateway with some members on an empty database. `register` registers what is measured. */
export async function openStage(
  { dataDir, databaseUrl }: StageOptions,
  register: (app: FastifyInstance, ctx: Context) => void,
): Promise<Stage> {
  const server = await ownDatabase(databaseUrl)
  const env = {
    DATA_DIR: dataDir,
    APP_ENV: 'test',
    ...(server.url ? { DATABASE_URL: server.url, ...newKeySettings() } : {}),
  }
  const config = loadConfig(env)
  const db = await openProcessDatabase(config, () => {})
  const company = createCompanyReader({ config, db })
  const log = pino({ level: 'warn' })
  const switches = createSwitchReader({ db })
  const ctx: Context = { config, company, db, jobs: databaseQueue, site: fakeSite(), switches, log }
  const app = await createServer(ctx)
  await db.prepare(jobNames)
  const members: SignedInMember[] = []
  for (let n = 0; n < MEMBERS; n += 1) members.push(await signInMember({ ctx }, { roles: ['operator'] }))
  app.findMember = memberFinder(ctx)
  register(app, ctx)
  app.checksResponses = false
  await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    ctx,
    app,
    member: members[0] as SignedInMember,
    memberIds: members.map(({ member_id }) => member_id),
    asOwner: (work) => asOwner(config, work),
    async [Symbol.asyncDispose]() {
      await app.close()
      await db.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

/**
 * How long a member waits for each, in milliseconds: all shapes in turn in each round, so that a busy minute on the
 * machine affects all of them.
 */
export async function measureShapes(
  stage: Stage,
  { path, shapes, rounds }: { path: string; shapes: readonly Shape[]; rounds: number },
) {
  const times = shapes.map((): number[] => [])
  for (let round = 0; round < rounds + 1; round += 1) {
    for (const [index, shape] of shapes.entries()) {
      const milliseconds = await timeOf(stage, path, shape, round)
      // The first round runs cold, and a gateway is not restarted for each call.
      if (round > 0) times[index]?.push(milliseconds)
    }
  }
  return shapes.map(({ call }, index) => ({ call, ...summary(times[index] ?? [], 0) }))
}

async function timeOf(
  stage: Stage,
  path: string,
  { filter, parts = 0 }: Shape,
  round: number,
): Promise<number> {
  const query = new URLSearchParams(
    Object.entries(filter(round)).map(([name, value]): [string, string] => [name, String(value)]),
  )
  for (let part = 0; part < parts; part += 1) {
    const { next } = (await list(stage, path, query)).response
    if (next === null) break
    query.set('after', next)
  }
  const began = performance.now()
  const { code } = await list(stage, path, query)
  if (code !== 1) throw new Error(`${query} was answered with ${code}.`)
  return performance.now() - began
}

async function list({ app, member }: Stage, path: string, query: URLSearchParams) {
  const { port } = app.server.address() as AddressInfo
  const reply = await fetch(`http://127.0.0.1:${port}${path}?${query}`, { headers: member.headers })
  return (await reply.json()) as { code: number; response: { next: string | null } }
}

async function asOwner(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  work: (owner: Database) => Promise<void>,
): Promise<void> {
  const embedded =
    databaseUrl === undefined ? await openEmbeddedDatabase({ dataDir, report: () => {} }) : undefined
  const owner = openDatabase({ url: databaseUrl ?? embedded?.url ?? '', max: 1 })
  await work(owner)
  await owner.close()
  await embedded?.leave()
}

/** A database on an existing server, dropped at the end. Without a server: none. */
async function ownDatabase(url: string | undefined): Promise<{ url: string | undefined } & AsyncDisposable> {
  if (url === undefined) return { url, async [Symbol.asyncDispose]() {} }
  const name = `yingzao_bench_${randomUUID().replaceAll('-', '')}`
  const admin = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await admin(`CREATE DATABASE ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  return { url: own.href, [Symbol.asyncDispose]: () => admin(`DROP DATABASE ${name} WITH (FORCE)`) }
}

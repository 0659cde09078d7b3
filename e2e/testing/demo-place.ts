import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { runAsAdmin } from '@yingzao/gateway/testing/store'
import { gatewayProgram } from '../../tools/lib/gateway.mjs'
import { type DemoStore, databaseSettings } from './demo-store.setup'
import { GatewayProcess } from './gateway-process'

/** A gateway with the demo pages, as a newcomer has it after `npm start`. */
export interface DemoGateway {
  origin: string
  /** Runs `npm run pages` on the same data and returns its output. */
  pages(...args: string[]): Promise<string>
  /** A signed link to the newest version of a page, by `npm run pages -- preview`. */
  previewLink(code: string): Promise<string>
  /** Imports documents through the command and publishes them; `assets/…` are the demo's files. */
  importPages(...documents: object[]): Promise<void>
  /** A token of the visitor with this phone, by `npm run sandbox`. */
  token(handset: string): Promise<string>
  /** The code that was sent to this phone, by `npm run sandbox`. */
  smsCode(handset: string): Promise<string>
  /** Pays an order, by `npm run sandbox`; `options` such as `--silent` say what goes differently. */
  pay(pid: string, ...options: string[]): Promise<string>
  /** Adds a member, by `npm run members`, and returns the password for the first login. */
  addMember(member: { name: string; login: string }, role: string): Promise<string>
  /** A passed captcha as JSON, valid once, from `npm run sandbox`. */
  captcha(): Promise<string>
  /** Address of the database behind it. */
  databaseUrl: string
}

/** Where a gateway listens and stores its data. */
export interface DemoPlace {
  origin: string
  /** On the server of the demo's store. */
  database: string
  dataDir: string
}

export interface DemoOptions {
  /** The address to listen on, if not only for this machine. */
  host?: string
  port?: number
  /** Settings in addition to those of every demo. */
  settings?: Record<string, string>
}

/** Starts one on a copy of the demo's store. */
export async function openDemoGateway(
  store: DemoStore,
  { host = '127.0.0.1', port, settings }: DemoOptions = {},
): Promise<{ place: DemoPlace; stop: () => Promise<void> }> {
  const database = `demo_${randomUUID().replaceAll('-', '')}`
  const folder = await mkdtemp(join(tmpdir(), 'yingzao-e2e-'))
  const dataDir = join(folder, 'files')
  await Promise.all([
    cp(store.files, dataDir, { recursive: true }),
    runAsAdmin(store.adminUrl, `CREATE DATABASE ${database} TEMPLATE ${store.database}`),
  ])
  const environment = { APP_ENV: 'test', HOST: host, ...databaseSettings(store, database), ...settings }
  const at = port === undefined ? {} : { port }
  const gateway = await GatewayProcess.start({ dataDir, environment, ...at })
  return {
    place: { origin: gateway.origin, database, dataDir },
    stop: async () => {
      await gateway.stop()
      await runAsAdmin(store.adminUrl, `DROP DATABASE ${database} WITH (FORCE)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What operators can do to one, wherever it was started. */
export function demoGatewayAt(store: DemoStore, { origin, database, dataDir }: DemoPlace): DemoGateway {
  const databaseUrls = databaseSettings(store, database)
  async function run(command: string, args: string[]): Promise<string> {
    const env = {
      ...process.env,
      ...databaseUrls,
      APP_ENV: 'test',
      DATA_DIR: dataDir,
      PUBLIC_ORIGIN: origin,
    }
    const { stdout } = await promisify(execFile)(process.execPath, [gatewayProgram(command), ...args], {
      env,
    })
    return stdout
  }
  const tokens = new Map<string, string>()
  const pages = (...args: string[]) => run('pages', args)
  return {
    origin,
    databaseUrl: databaseUrls.MIGRATION_DATABASE_URL,
    pages,
    async token(handset) {
      const known = tokens.get(handset) ?? (await run('sandbox', ['token', handset])).trim()
      tokens.set(handset, known)
      return known
    },
    smsCode: async (handset) => (await run('sandbox', ['sms', handset])).trim(),
    pay: (pid, ...options) => run('sandbox', ['pay', pid, ...options]),
    addMember: async ({ name, login }, role) => {
      const said = await run('members', ['add', login, '--name', name, '--role', role])
      const password = /登录后须修改）：(\S+)/.exec(said)?.[1]
      if (!password) throw new Error(`\`members add\` printed no password: ${said}`)
      return password
    },
    captcha: () => run('sandbox', ['captcha']),
    previewLink: async (code) => {
      const link = /http\S+preview_token=\S+/.exec(await pages('preview', code))?.[0]
      if (!link) throw new Error('`pages preview` printed no link.')
      return link
    },
    importPages: async (...documents) => {
      const place = await mkdtemp(join(tmpdir(), 'yingzao-documents-'))
      try {
        await cp('demo/pages/assets', join(place, 'assets'), { recursive: true })
        const files = documents.map((_, index) => join(place, `${index}.json`))
        await Promise.all(files.map((file, index) => writeFile(file, JSON.stringify(documents[index]))))
        await pages('import', ...files, '--publish')
      } finally {
        await rm(place, { recursive: true, force: true })
      }
    },
  }
}

import { execFile } from 'node:child_process'
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DataFolder } from './data-folder'
import { GatewayProcess } from './gateway-process'

/** A gateway with the demo pages, as a newcomer has it after `npm start`. */
export interface DemoGateway {
  origin: string
  /** Runs `npm run pages` on the same data and answers what it printed. */
  pages(...args: string[]): Promise<string>
  /** A signed link to the newest version of a page, by `npm run pages -- preview`. */
  previewLink(code: string): Promise<string>
  /** Imports a document through the command and publishes it; `assets/…` are the demo's files. */
  importPage(document: object): Promise<void>
  /** A token of the visitor with this phone, by `npm run sandbox`. */
  token(handset: string): Promise<string>
  /** The code that was sent to this phone, by `npm run sandbox`. */
  smsCode(handset: string): Promise<string>
  /** Address of the database behind it. */
  databaseUrl: string
  stop(): Promise<void>
}

interface DemoOptions {
  /** Where it listens, if not on this machine alone. */
  host?: string
  port?: number
  /** Settings beside those of every demo. */
  settings?: Record<string, string>
}

export async function startDemoGateway({
  host = '127.0.0.1',
  port,
  settings,
}: DemoOptions = {}): Promise<DemoGateway> {
  const folder = await DataFolder.create()
  const environment = { APP_ENV: 'test', HOST: host, ...settings }
  const at = port === undefined ? {} : { port }
  const gateway = await GatewayProcess.start({ dataDir: folder.path, environment, ...at })
  const { origin } = gateway
  async function run(command: string, args: string[]): Promise<string> {
    const script = ['--import', 'tsx', `apps/gateway/src/cli/${command}.ts`, ...args]
    const environment = { ...process.env, APP_ENV: 'test', DATA_DIR: folder.path, PUBLIC_ORIGIN: origin }
    const { stdout } = await promisify(execFile)(process.execPath, script, { env: environment })
    return stdout
  }
  const tokens = new Map<string, string>()
  const pages = (...args: string[]) => run('pages', args)
  return {
    origin,
    databaseUrl: folder.databaseUrl,
    pages,
    async token(handset) {
      const known = tokens.get(handset) ?? (await run('sandbox', ['token', handset])).trim()
      tokens.set(handset, known)
      return known
    },
    smsCode: async (handset) => (await run('sandbox', ['sms', handset])).trim(),
    previewLink: async (code) => {
      const link = /http\S+preview_token=\S+/.exec(await pages('preview', code))?.[0]
      if (!link) throw new Error('`pages preview` printed no link.')
      return link
    },
    importPage: async (document) => {
      const file = join(folder.path, 'documents/page.json')
      await cp('demo/pages/assets', join(folder.path, 'documents/assets'), { recursive: true })
      await writeFile(file, JSON.stringify(document))
      await pages('import', file, '--publish')
    },
    stop: async () => {
      await gateway.stop()
      await folder[Symbol.asyncDispose]()
    },
  }
}

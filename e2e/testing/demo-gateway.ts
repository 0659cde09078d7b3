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
  /** Address of the database behind it. */
  databaseUrl: string
  stop(): Promise<void>
}

export async function startDemoGateway(): Promise<DemoGateway> {
  const folder = await DataFolder.create()
  const gateway = await GatewayProcess.start({ dataDir: folder.path, environment: { APP_ENV: 'test' } })
  const { origin } = gateway
  async function pages(...args: string[]): Promise<string> {
    const command = ['--import', 'tsx', 'apps/gateway/src/cli/pages.ts', ...args]
    const environment = { ...process.env, APP_ENV: 'test', DATA_DIR: folder.path, PUBLIC_ORIGIN: origin }
    const { stdout } = await promisify(execFile)(process.execPath, command, { env: environment })
    return stdout
  }
  return {
    origin,
    databaseUrl: folder.databaseUrl,
    pages,
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

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { startServer } from '../bench/start-server.mjs'
import { findBrowser } from '../lib/find-browser.mjs'
import { freePort } from '../lib/free-port.mjs'
import { gatewayProgram } from '../lib/gateway.mjs'
import { prepare } from '../lib/prepare.mjs'
import { leaveLeads } from './demo-leads.mjs'

const ADMINISTRATOR = { name: '陈立', login: 'chenli', password: 'blue-kettle-march-77' }
const HEADERS = { 'x-yingzao-studio': '1' }

/**
 * What is looked at: a gateway with the demo pages, some leads and an administrator, or one that runs already and whose
 * Studio is closed to us.
 * @typedef {{ origin: string, browser: import('playwright-core').Browser, login?: any, call?: (method: string, path:
 * string, data?: object) => Promise<any>, stop(): Promise<void> }} ShotSite
 */

/**
 * @param {{ origin?: string | undefined }} [options] `origin`: of a gateway that runs already.
 * @returns {Promise<ShotSite>}
 */
export async function openShotSite({ origin } = {}) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
  if (origin) return { origin, browser, stop: () => browser.close() }
  const gateway = await startGateway()
  const administrator = await browser.newContext()
  try {
    const call = studioCalls(gateway.origin, administrator)
    await call('POST', 'setup', { ...ADMINISTRATOR, token: await gateway.setupToken() })
    await allowDark(call)
    await leaveLeads(gateway)
    const login = await administrator.storageState()
    return {
      origin: gateway.origin,
      browser,
      login,
      call,
      async stop() {
        await browser.close()
        await gateway.stop()
      },
    }
  } catch (error) {
    await browser.close()
    await gateway.stop()
    throw error
  }
}

async function startGateway() {
  await prepare()
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'yingzao-shots-'))
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    APP_ENV: 'development',
  }
  const child = await startServer([gatewayProgram('main')], env)
  async function run(command, ...args) {
    const { stdout } = await promisify(execFile)(process.execPath, [gatewayProgram(command), ...args], {
      env,
    })
    return stdout.trim()
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    run,
    setupToken: async () => /setup\?token=(\S+)/.exec(await run('members', 'setup-link'))?.[1],
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Calls of the Studio as the user of this browser context. */
function studioCalls(origin, context) {
  return async (method, path, data) => {
    const reply = await context.request.fetch(`${origin}/studio-api/${path}`, {
      method,
      headers: HEADERS,
      data,
    })
    const { code, msg, response } = await reply.json()
    if (code !== 1) throw new Error(`${path}: ${msg}`)
    return response
  }
}

/** Makes pages of the company's theme dark where a phone asks for it; by day they look as before. */
async function allowDark(call) {
  const { revision, theme } = await call('GET', 'company')
  await call('POST', 'company/theme', { base_revision: revision, theme: { ...theme, dark: 'auto' } })
}

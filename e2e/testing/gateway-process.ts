import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../tools/lib/free-port.mjs'

const CHECKOUT = fileURLToPath(new URL('../..', import.meta.url))

/** Production, as it loads no demo pages: those take seconds and most tests here are not about them. */
export const PRODUCTION = {
  APP_ENV: 'production',
  PUBLIC_ORIGIN: 'https://localhost',
  COMPANY_NAME: '测试公司',
  LICENSE_NO: '1',
  SERVICE_PHONE: '2',
  ADVISER_NAME: '测试顾问',
  ADVISER_NO: '3',
  FILING_NO: '4',
  PREVIEW_KEY: 'a key that only these tests know',
  TOKEN_KEYS: `e2e:${'t'.repeat(43)}`,
  PII_KEYS: `e2e:${'p'.repeat(43)}`,
  PII_INDEX_KEY: 'i'.repeat(43),
  AUDIT_KEYS: `a:${'l'.repeat(43)}`,
  CAPTCHA: 'proof-of-work',
  // There is no balancer that would have to notice its shutdown.
  DRAIN_DELAY: '0',
  LOG_LEVEL: 'warn',
}

/** What a gateway prints once it serves. */
const READY = /^Ready\b/m
const PORT_LOST = /^Port \d+ is taken by another program/m

export interface StartOptions {
  dataDir: string
  port?: number
  /** In place of a complete production environment. */
  environment?: NodeJS.ProcessEnv
  /** Another user to run as, which only root may choose. */
  user?: { uid: number; gid: number }
  /** Another copy of the project. */
  checkout?: string
  /** Starts like `npm start`, including the check of what has to be installed and built. */
  withPrepare?: boolean
}

/** A gateway as an operator starts it: a process of its own, observed only from outside. */
export class GatewayProcess implements AsyncDisposable {
  /** Everything it has printed, both streams together. */
  output = ''
  readonly origin: string
  private readonly child: ChildProcess

  private constructor(child: ChildProcess, port: number) {
    this.child = child
    this.origin = `http://127.0.0.1:${port}`
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        this.output += chunk
      })
    }
  }

  static async spawn(options: StartOptions): Promise<GatewayProcess> {
    const port = options.port ?? (await freePort())
    const script = options.withPrepare ? 'tools/start.mjs' : 'apps/gateway/dist/main.mjs'
    const child = spawn(process.execPath, [script], {
      cwd: options.checkout ?? CHECKOUT,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: options.dataDir,
        ...(options.environment ?? PRODUCTION),
      },
      ...options.user,
    })
    return new GatewayProcess(child, port)
  }

  /**
   * Spawns one and waits until it takes traffic. Unless a port was given, tries again when another program takes the
   * port.
   */
  static async start(options: StartOptions): Promise<GatewayProcess> {
    for (;;) {
      const gateway = await GatewayProcess.spawn(options)
      try {
        await gateway.ready()
        return gateway
      } catch (error) {
        if (options.port !== undefined || !PORT_LOST.test(gateway.output)) throw error
      }
    }
  }

  /** Throws with the process's own output when it ends instead. */
  async ready(): Promise<void> {
    for (;;) {
      if (await this.isReady()) return
      if (this.hasEnded()) throw new Error(`the gateway ended instead of getting ready:\n${this.output}`)
      await wait(50)
    }
  }

  /** Checks its output too: another program may have taken the port meanwhile, and would answer just the same. */
  async isReady(): Promise<boolean> {
    if (!READY.test(this.output)) return false
    const response = await fetch(`${this.origin}/readyz`).catch(() => undefined)
    return response?.ok ?? false
  }

  signal(name: NodeJS.Signals): void {
    this.child.kill(name)
  }

  /** Its exit code, once it has ended; null when a signal killed it. */
  async exitCode(): Promise<number | null> {
    if (!this.hasEnded()) await once(this.child, 'close')
    return this.child.exitCode
  }

  async stop(): Promise<number | null> {
    this.signal('SIGTERM')
    return this.exitCode()
  }

  async kill(): Promise<void> {
    this.signal('SIGKILL')
    await this.exitCode()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (!this.hasEnded()) await this.stop()
  }

  private hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }
}

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { freePort } from '../../tools/lib/free-port.mjs'
import type { Failpoint } from './failpoints'
import { processProgram } from './process-programs'

export interface LeadGatewayOptions {
  environment: NodeJS.ProcessEnv
  /** Dies by itself there, once so many leads have passed it. */
  failpoint?: { at: Failpoint; passes: number }
  /** Makes the tables before anything else. */
  isFirst?: boolean
}

/** A process that takes leads over HTTP, until it is killed. */
export class LeadGateway implements AsyncDisposable {
  private constructor(
    private readonly child: ChildProcessByStdio<null, Readable, null>,
    readonly origin: string,
  ) {}

  static async spawn({ environment, failpoint, isFirst = false }: LeadGatewayOptions): Promise<LeadGateway> {
    const port = await freePort()
    const told = [failpoint?.at ?? '', String(failpoint?.passes ?? 0), isFirst ? 'first' : '']
    const child = spawn(process.execPath, [processProgram('lead-gateway-process'), ...told], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH, ...environment, PORT: String(port) },
    })
    return new LeadGateway(child, `http://127.0.0.1:${port}`)
  }

  /** Returns when it takes leads. Throws when it ends instead. */
  async ready(): Promise<void> {
    await Promise.race([once(this.child.stdout, 'data'), this.ended()])
    if (this.hasEnded()) throw new Error(`the gateway ended by itself with ${this.child.exitCode}`)
  }

  async ended(): Promise<void> {
    if (!this.hasEnded()) await once(this.child, 'close')
  }

  /** SIGKILL. Throws when it had ended by itself. */
  async kill(): Promise<void> {
    if (this.hasEnded()) throw new Error(`the gateway ended by itself with ${this.child.exitCode}`)
    await this[Symbol.asyncDispose]()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.child.kill('SIGKILL')
    await this.ended()
  }

  private hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }
}

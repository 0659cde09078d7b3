import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { freePort } from '../../tools/lib/free-port.mjs'
import { type ProcessProgram, processProgram } from './process-programs'

export interface PartGatewayOptions {
  program: ProcessProgram
  /** Command line arguments of the program. */
  args: readonly string[]
  environment: NodeJS.ProcessEnv
}

/** A process that serves a few calls over HTTP, until it is killed. */
export class PartGateway implements AsyncDisposable {
  private constructor(
    private readonly child: ChildProcessByStdio<null, Readable, null>,
    readonly origin: string,
  ) {}

  static async spawn({ program, args, environment }: PartGatewayOptions): Promise<PartGateway> {
    const port = await freePort()
    const child = spawn(process.execPath, [processProgram(program), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH, ...environment, PORT: String(port) },
    })
    return new PartGateway(child, `http://127.0.0.1:${port}`)
  }

  /** Returns when it takes calls. Throws when it ends instead. */
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

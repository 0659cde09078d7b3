import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { processProgram } from './process-programs'

/** `whole`: as the gateway publishes. The others: the same with a fault, which a test has to find. */
export type WayToPublish = 'whole' | 'in-halves' | 'unaudited'

export interface PublisherOptions {
  code: string
  way: WayToPublish
  environment: NodeJS.ProcessEnv
}

/** A process that publishes one numbered version of a page after the other, until it is killed. */
export class PagePublisher implements AsyncDisposable {
  /** The build its pages are rendered by; known once it is ready. */
  build = ''
  /** The highest number it began with; 0: none yet. */
  tried = 0
  /** The highest number whose publishing was acknowledged; 0: none yet. */
  done = 0
  /** How long the last one took, as the process itself measures it. */
  tookMs = 0

  private constructor(private readonly child: ChildProcessByStdio<Writable, Readable, null>) {
    createInterface({ input: child.stdout }).on('line', (line) => this.hear(line))
    // Writing to a process that has just ended raises this; its exit is noticed anyway.
    child.stdin.on('error', () => {})
  }

  /** Spawns one, which then waits for `begin`. */
  static spawn({ code, way, environment }: PublisherOptions): PagePublisher {
    const child = spawn(process.execPath, [processProgram('page-publisher-process'), code, way], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { PATH: process.env.PATH, ...environment },
    })
    return new PagePublisher(child)
  }

  /** Lets it publish as soon as it can. */
  begin(): void {
    this.child.stdin.write('begin\n')
  }

  /** Returns when a version of its own is published. Throws when it ends instead. */
  async hasDone(): Promise<void> {
    while (this.done === 0) {
      this.failIfEnded()
      await wait(2)
    }
  }

  /** SIGKILL; afterwards `tried` and `done` are complete. Throws when it had ended by itself. */
  async kill(): Promise<void> {
    this.failIfEnded()
    await this[Symbol.asyncDispose]()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.hasEnded()) return
    this.child.kill('SIGKILL')
    await once(this.child, 'close')
  }

  private hear(line: string): void {
    const [word, value = '', tookMs = ''] = line.split(' ')
    if (word === 'ready') this.build = value
    if (word === 'try') this.tried = Number(value)
    if (word !== 'done') return
    this.done = Number(value)
    this.tookMs = Number(tookMs)
  }

  private failIfEnded(): void {
    if (this.hasEnded()) throw new Error(`the publisher ended by itself with ${this.child.exitCode}`)
  }

  private hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null
  }
}

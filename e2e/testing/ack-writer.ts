import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { processProgram } from './process-programs'

/** A process that stores keys with the gateway's own database code and reports each one that was acknowledged. */
export class AckWriter implements AsyncDisposable {
  readonly acked: string[] = []

  private constructor(private readonly child: ChildProcess) {}

  static async start(dataDir: string): Promise<AckWriter> {
    const child = spawn(process.execPath, [processProgram('ack-writer-process'), dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const writer = new AckWriter(child)
    createInterface({ input: child.stdout }).on('line', (key) => writer.acked.push(key))
    await writer.hasAcked(1)
    return writer
  }

  async hasAcked(count: number): Promise<void> {
    while (this.acked.length < count) {
      if (this.child.exitCode !== null) throw new Error(`the writer ended with ${this.child.exitCode}`)
      await wait(5)
    }
  }

  /** Sends SIGKILL; afterwards `acked` is complete. */
  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    this.child.kill('SIGKILL')
    await once(this.child, 'close')
  }

  async stored(databaseUrl: string): Promise<string[]> {
    const client = new Client({ connectionString: databaseUrl })
    await client.connect()
    const { rows } = await client.query<{ key: string }>('SELECT key FROM ack')
    await client.end()
    return rows.map(({ key }) => key)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
  }
}

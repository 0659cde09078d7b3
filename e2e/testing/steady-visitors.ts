import { Agent, request } from 'node:http'

/**
 * Visitors who come at a steady rate, however long those before them wait. Records how long they waited, and what they
 * got instead of the page.
 */
export class SteadyVisitors implements AsyncDisposable {
  visits = 0
  /** Each with when it happened, in seconds since the first came. */
  readonly failures: string[] = []
  /** How long each answer took, in milliseconds. */
  private readonly times: number[] = []
  private readonly agent = new Agent({ keepAlive: true })
  private readonly began = performance.now()
  private readonly waiting = new Set<Promise<void>>()
  private readonly coming: NodeJS.Timeout

  constructor(
    private readonly address: string,
    private readonly perSecond: number,
  ) {
    this.coming = setInterval(() => this.catchUp(), 1_000 / perSecond)
  }

  /**
   * Returns the time in milliseconds within which this share of the visitors had their answer; 0.95 gives the 95th
   * percentile.
   */
  within(share: number): number {
    const sorted = this.times.toSorted((a, b) => a - b)
    return sorted[Math.ceil(sorted.length * share) - 1] ?? 0
  }

  /** Sends no more and waits for all answers. */
  async end(): Promise<void> {
    clearInterval(this.coming)
    await Promise.all(this.waiting)
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.end()
    this.agent.destroy()
  }

  /** A timer that fires late makes up for all visits that are due. */
  private catchUp(): void {
    const due = Math.floor(((performance.now() - this.began) / 1_000) * this.perSecond)
    while (this.visits < due) {
      this.visits++
      const visit = this.visit().finally(() => this.waiting.delete(visit))
      this.waiting.add(visit)
    }
  }

  private async visit(): Promise<void> {
    const began = performance.now()
    const seen = await this.ask().catch((error: Error) => error.message)
    this.times.push(performance.now() - began)
    if (seen === undefined) return
    this.failures.push(`${((performance.now() - this.began) / 1_000).toFixed(1)} s: ${seen}`)
  }

  /** Undefined: the whole page came. */
  private ask(): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      const asking = request(this.address, { agent: this.agent }, (reply) => {
        let text = ''
        reply.setEncoding('utf8')
        reply.on('data', (part) => {
          text += part
        })
        reply.on('error', reject)
        reply.on('end', () => {
          if (reply.statusCode !== 200) resolve(`status ${reply.statusCode} ${text.slice(0, 200)}`)
          else resolve(text.trimEnd().endsWith('</html>') ? undefined : 'half a page')
        })
      })
      asking.on('error', reject)
      asking.end()
    })
  }
}

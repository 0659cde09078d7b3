import { setTimeout as wait } from 'node:timers/promises'
import { numberOf } from './numbered-page'

/** Visitors of one numbered page who request it again and again, half of them compressed, and check every reply. */
export class PageReaders implements AsyncDisposable {
  /** Replies that were checked. */
  replies = 0
  private newest = 0
  private readonly faults = new Set<string>()
  private stopped = false
  private readonly ends: Promise<void>[]

  constructor(address: string, { count }: { count: number }) {
    this.ends = Array.from({ length: count }, (_, index) =>
      this.readForever(address, index % 2 === 0 ? 'identity' : 'br'),
    )
  }

  /** What has been wrong with the replies, each fault once. `tried`: nobody can know of a higher number yet. */
  faultsUpTo(tried: number): string[] {
    if (this.newest > tried) this.faults.add(`A visitor got ${this.newest}, though only ${tried} were tried`)
    return [...this.faults]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.stopped = true
    await Promise.all(this.ends)
  }

  private async readForever(address: string, encoding: string): Promise<void> {
    let last = 0
    while (!this.stopped) {
      const seen = await readPage(address, encoding, last).catch((error: unknown) => `no reply: ${error}`)
      this.replies++
      if (typeof seen === 'string') this.faults.add(`A visitor (${encoding}) got: ${seen}`)
      else last = Math.max(last, seen)
      this.newest = Math.max(this.newest, last)
      // The publisher wants a share of the machine too.
      await wait(5)
    }
  }
}

/** The number of the page that came, or a sentence about what is wrong with it. */
async function readPage(address: string, encoding: string, last: number): Promise<number | string> {
  const response = await fetch(address, { headers: { 'accept-encoding': encoding } })
  const html = await response.text()
  if (response.status !== 200) return `status ${response.status}`
  const sent = response.headers.get('content-encoding') ?? 'identity'
  if (sent !== encoding) return `encoding ${sent}`
  const number = numberOf(html)
  // While the database is slow, a copy on disk is served instead, which may be older and says so.
  const mayBeOlder = response.headers.has('warning')
  return typeof number === 'number' && number < last && !mayBeOlder
    ? `number ${number} after ${last}`
    : number
}

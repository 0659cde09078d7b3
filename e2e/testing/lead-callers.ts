import { setTimeout as wait } from 'node:timers/promises'
import type { LeadCodes, Proof } from './lead-codes'

const PATH = '/oabase/api/gift/v1/activity'
const PAUSE_MS = 10
/** One lead in this many wants the download; one in this many is submitted again after its answer. */
const WITH_DOWNLOAD = 4
const AGAIN = 8

/** The code has no tries left: five callers that used it were killed. Nothing was promised then. */
const CODE_OVER = 400_024
/** The gateway reports that it failed; callers may try again. */
const FAILED = 500_000

export interface TriedLead {
  handset: string
  wantsDownload: boolean
  /** What the gateway answered, as soon as it did. */
  lead_id?: string
}

interface Reply {
  code: number
  response: { lead_id: string; is_new: boolean } | null
}

/** Phones that submit one lead after the other, each repeated unchanged until an answer comes. */
export class LeadCallers implements AsyncDisposable {
  /** Everything that was ever sent. */
  readonly tried: TriedLead[] = []
  /** How many leads were answered. */
  acked = 0
  /** Answers that should not have come, each once. */
  readonly faults = new Set<string>()
  private origin: string | undefined
  private isStopped = false
  private isGivenUp = false
  private readonly ends: Promise<void>[]

  constructor(
    private readonly codes: LeadCodes,
    count: number,
  ) {
    this.ends = Array.from({ length: count }, () => this.callForever())
  }

  /** Where they call from now on. */
  callAt(origin: string): void {
    this.origin = origin
  }

  /** Returns when this many have been answered. Throws when that takes longer than `withinMs`. */
  async reach(acked: number, withinMs = Number.POSITIVE_INFINITY): Promise<void> {
    const deadline = performance.now() + withinMs
    while (this.acked < acked) {
      if (performance.now() > deadline) throw new Error(`No lead was answered for ${withinMs} ms.`)
      await wait(2)
    }
  }

  /** Returns when every caller has had the answer to its current lead. */
  async [Symbol.asyncDispose](): Promise<void> {
    this.isStopped = true
    await Promise.all(this.ends)
  }

  /** Abandons calls without an answer, when a test has failed. */
  giveUp(): void {
    this.isStopped = true
    this.isGivenUp = true
  }

  private async callForever(): Promise<void> {
    while (!this.isStopped) {
      const proof = await this.codes.take()
      const number = this.tried.length
      const lead: TriedLead = { handset: proof.handset, wantsDownload: number % WITH_DOWNLOAD === 0 }
      this.tried.push(lead)
      const answer = await this.handIn(proof, lead)
      if (!answer) continue
      lead.lead_id = answer.lead_id
      this.acked++
      // Nobody else has this phone: so it is new, although the first answer may have been lost.
      if (!answer.is_new) this.faults.add('A first lead was answered as one that was there before')
      if (number % AGAIN === 0) await this.handInAgain(proof, lead)
    }
  }

  private async handInAgain(proof: Proof, lead: TriedLead): Promise<void> {
    const answer = await this.handIn(proof, lead)
    if (answer && answer.lead_id !== lead.lead_id) this.faults.add('A repeat was answered with another lead')
  }

  /** Calls until there is an answer. Undefined: the tries of the code were used up by calls that were cut off. */
  private async handIn(proof: Proof, lead: TriedLead): Promise<Reply['response'] | undefined> {
    while (!this.isGivenUp) {
      const reply = await this.call(proof, lead)
      if (reply?.code === 1) return reply.response
      if (reply?.code === CODE_OVER) return undefined
      if (reply && reply.code !== FAILED) this.faults.add(`A good lead was refused with ${reply.code}`)
      await wait(PAUSE_MS)
    }
    return undefined
  }

  private async call({ handset, code }: Proof, { wantsDownload }: TriedLead): Promise<Reply | undefined> {
    if (this.origin === undefined) return undefined
    const body = {
      nick_name: '王小明',
      handset,
      code,
      is_send_result: wantsDownload ? 1 : 0,
      cps_id: 'kill',
      version_id: 276,
    }
    try {
      const response = await fetch(`${this.origin}${PATH}`, {
        method: 'POST',
        // Each phone calls from its own address, as no single address may submit that many leads.
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(handset) },
        body: JSON.stringify(body),
      })
      return (await response.json()) as Reply
    } catch {
      return undefined
    }
  }
}

function addressOf(handset: string): string {
  const number = Number(handset.slice(3))
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
}

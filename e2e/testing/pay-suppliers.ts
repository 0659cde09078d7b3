import { setTimeout as wait } from 'node:timers/promises'
import type { MadePayment } from './pay-orders'

/**
 * When WeChat Pay sends a notice again, in milliseconds where it has seconds. Its longest pauses would only be waited
 * for, so none is longer than 300.
 */
const SCHEDULE_MS = [0, 15, 15, 30, 180, ...Array<number>(11).fill(300)]
/** One in this many notices is sent once more after it was acknowledged, as suppliers do. */
const AGAIN = 5

/** Suppliers that send notices of payments, each until it is acknowledged. */
export class PaySuppliers {
  /** Orders whose payments a gateway has acknowledged. */
  readonly acked = new Set<string>()
  /** Orders whose payments were sent to the end of the schedule without being acknowledged. */
  readonly unheard: string[] = []
  /** Where a gateway is; undefined while none is there. */
  private origin: string | undefined
  private readonly waiting: MadePayment[]
  private readonly ends: Promise<void>[]

  constructor(payments: readonly MadePayment[], atOnce: number) {
    this.waiting = [...payments]
    this.ends = Array.from({ length: atOnce }, () => this.tellAll())
  }

  /** Where gateways are from now on; nowhere for a while, which uses up no time of the schedule. */
  tellAt(origin: string | undefined): void {
    this.origin = origin
  }

  /** Returns when all payments have been acknowledged or given up. */
  async done(): Promise<void> {
    await Promise.all(this.ends)
  }

  private async tellAll(): Promise<void> {
    for (let payment = this.waiting.shift(); payment; payment = this.waiting.shift()) await this.tell(payment)
  }

  private async tell(payment: MadePayment): Promise<void> {
    for (const pauseMs of SCHEDULE_MS) {
      await wait(pauseMs)
      while (this.origin === undefined) await wait(5)
      if (!(await this.isHeard(payment))) continue
      this.acked.add(payment.pid)
      if (this.acked.size % AGAIN === 0) await this.isHeard(payment)
      return
    }
    this.unheard.push(payment.pid)
  }

  private async isHeard({ supplier, notice }: MadePayment): Promise<boolean> {
    const { url, method, headers, body } = notice()
    try {
      const reply = await fetch(`${this.origin}${new URL(url).pathname}`, { method, headers, body })
      const text = await reply.text()
      return reply.ok && (supplier === 'wechat' || text === 'success')
    } catch {
      return false
    }
  }
}

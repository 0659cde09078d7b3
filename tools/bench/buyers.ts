import { issueSession } from '@yingzao/gateway/testing/process'
import { workThrough } from './callers'
import type { openParts } from './open-parts'

/** A logged-in visitor. */
export interface Buyer {
  uid: number
  token: string
}

/** Visitors who want to buy something, each of them new, also to the orders of a first start. */
export class Buyers {
  private made = 0

  constructor(private readonly parts: Pick<Awaited<ReturnType<typeof openParts>>, 'config' | 'db'>) {}

  /** Logs in that many more. */
  async logIn(count: number): Promise<Buyer[]> {
    const handsets = Array.from({ length: count }, () => `138${String(this.made++).padStart(8, '0')}`)
    const buyers: Buyer[] = []
    await workThrough(handsets, async (handset) => {
      buyers.push(await issueSession(this.parts, this.parts.db.orm, handset))
    })
    return buyers
  }
}

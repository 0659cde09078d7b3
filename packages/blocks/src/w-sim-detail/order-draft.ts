import type { NearPage } from '@yingzao/renderer'
import { dayText } from '../answers/moments'
import type { Draft } from './order-entry'

const EMPTY: Draft = { side: 'buy', text: '', code: '', kind: 'limit', price: '', qty: '' }

interface Kept {
  draft: Draft
  /** What the number was made for. */
  sent: string
  client_no: string
}

/**
 * What somebody is about to order, kept until the tab is closed: a login, a reload or a lost connection loses none of
 * it.
 */
export interface KeptDraft {
  draft: Draft
  change(more: Partial<Draft>): void
  /**
   * The number of this order. It stays the same when the same is sent again, so that nothing is ordered twice if an
   * answer was lost; for another order, or on another day, it is another.
   */
  client_no(): string
  /** The order was accepted: the same order again is a new one. */
  done(): void
}

export function keepDraft({ session, now }: Pick<NearPage, 'session' | 'now'>, contest: string): KeptDraft {
  const key = `order ${contest}`
  const kept = read(session.get(key))
  const store = () => session.set(key, JSON.stringify(kept))
  return {
    get draft() {
      return kept.draft
    },
    change(more) {
      kept.draft = { ...kept.draft, ...more }
      store()
    },
    client_no() {
      const { text: _text, ...order } = kept.draft
      const sent = JSON.stringify([dayText(now()), order])
      if (sent !== kept.sent) Object.assign(kept, { sent, client_no: newNumber() })
      store()
      return kept.client_no
    },
    done() {
      Object.assign(kept, { sent: '', client_no: '', draft: { ...kept.draft, price: '', qty: '' } })
      store()
    },
  }
}

function read(text: string | undefined): Kept {
  const none = { draft: EMPTY, sent: '', client_no: '' }
  try {
    const kept = { ...none, ...(JSON.parse(text || '{}') as Partial<Kept>) }
    return { ...kept, draft: { ...EMPTY, ...kept.draft } }
  } catch {
    return none
  }
}

function newNumber(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
}

import type { Host } from '@yingzao/renderer'
import type { Address } from '../address/address'
import type { RegisterOutcome } from './register-state'

/**
 * What the tab's session keeps until it is closed, so that a page that was left, reloaded or thrown away goes on where
 * it was. Never the phone number and never the code.
 */
export interface RegisterDraft {
  /** Type of the broker; empty while it is being chosen. */
  broker: string
  name: string
  address: Address | undefined
  /** Of the code that was asked for last: what the next request hands back. */
  asked: number
  outcome: RegisterOutcome | undefined
}

export const NO_DRAFT: RegisterDraft = {
  broker: '',
  name: '',
  address: undefined,
  asked: 0,
  outcome: undefined,
}

const keyOf = (blockId: string) => `broker-register:${blockId}`

export function keepDraft(session: Host['session'], blockId: string, draft: RegisterDraft): void {
  session.set(keyOf(blockId), JSON.stringify(draft))
}

/** Returns what was kept; anything else that is stored there counts as nothing. */
export function readDraft(session: Host['session'], blockId: string): RegisterDraft {
  try {
    const { broker, name, address, asked, outcome } = JSON.parse(session.get(keyOf(blockId)) ?? '{}')
    return {
      broker: textOr(broker),
      name: textOr(name),
      address: typeof address?.provinceID === 'number' ? address : undefined,
      asked: typeof asked === 'number' ? asked : 0,
      outcome: readOutcome(outcome),
    }
  } catch {
    return NO_DRAFT
  }
}

function readOutcome(kept: Partial<RegisterOutcome> | undefined): RegisterOutcome | undefined {
  const { registration_url, wechat_img, isNew } = kept ?? {}
  if (typeof registration_url !== 'string' || typeof wechat_img !== 'string') return undefined
  return { isNew: isNew === true, registration_url, wechat_img }
}

function textOr(kept: unknown): string {
  return typeof kept === 'string' ? kept : ''
}

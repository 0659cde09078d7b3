import { LEADS, type LeadCalls, useHost } from '@yingzao/renderer'
import { useState } from 'react'
import type { Parts } from './lead'
import { MESSAGES } from './messages'

/**
 * Popups and calls, loaded when the visitor begins. `load` may be asked again and again; where they do not come it
 * answers why, in words for the visitor, before a text message is spent.
 */
export function useParts(blockId: string): {
  parts: Parts | undefined
  load: () => Promise<LeadCalls | string>
} {
  const host = useHost()
  const [parts, setParts] = useState<Parts>()

  async function load(): Promise<LeadCalls | string> {
    const leads = host.capability(LEADS)
    if (!leads) return MESSAGES.unavailable
    try {
      const [calls, { CodeStep, OutcomeStep }] = await Promise.all([
        leads.load(),
        import(/* webpackChunkName: "lead-popups" */ './popups'),
      ])
      setParts((current) => current ?? { calls, CodeStep, OutcomeStep })
      return calls
    } catch (error) {
      host.report({ blockId, name: 'leadForm', error })
      return leads.isOnline() ? MESSAGES.chunk : MESSAGES.network
    }
  }

  return { parts, load }
}

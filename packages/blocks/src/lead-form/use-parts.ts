import { type LeadCalls, useHost } from '@yingzao/renderer'
import { useState } from 'react'
import { loadCalls } from '../phone-code/phone-code'
import type { Parts } from './lead'

/** Popups and calls, loaded when the visitor begins. `load` may be asked again and again. */
export function useParts(report: (error: unknown) => void): {
  parts: Parts | undefined
  load: () => Promise<LeadCalls | string>
} {
  const host = useHost()
  const [parts, setParts] = useState<Parts>()

  async function load(): Promise<LeadCalls | string> {
    return loadCalls(
      host,
      async (leads) => {
        const [calls, { CodeStep, OutcomeStep }] = await Promise.all([
          leads.load(),
          import(/* webpackChunkName: "lead-popups" */ './popups'),
        ])
        setParts((current) => current ?? { calls, CodeStep, OutcomeStep })
        return calls
      },
      report,
    )
  }

  return { parts, load }
}

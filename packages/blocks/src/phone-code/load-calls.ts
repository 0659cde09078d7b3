import { type Host, LEADS, type LeadCalls, type Leads } from '@yingzao/renderer'
import { MESSAGES } from '../fields/messages'

/**
 * What a form needs beyond its page, loaded by `load`. Where it does not come: why not, in words for the visitor,
 * before a text message is spent.
 */
export async function loadCalls(
  { capability }: Pick<Host, 'capability'>,
  load: (leads: Leads) => Promise<LeadCalls>,
  report: (error: unknown) => void,
): Promise<LeadCalls | string> {
  const leads = capability(LEADS)
  if (!leads) return MESSAGES.unavailable
  try {
    return await load(leads)
  } catch (error) {
    report(error)
    return leads.isOnline() ? MESSAGES.chunk : MESSAGES.network
  }
}

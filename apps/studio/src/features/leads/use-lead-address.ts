import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isPhoneLike, type LeadFilter, leadFilterIn, leadSearch } from './lead-filter'

const OPENED = 'lead'

/** What the inbox shows, as its address says, and the ways to change it. */
export interface LeadAddress {
  filter: LeadFilter
  /** The lead whose details stand open. */
  opened: number | undefined
  setFilter: (filter: LeadFilter) => void
  open: (leadId: number | undefined) => void
}

/**
 * Keeps filter and opened lead in the address, so that a reload, the back key and a link to a colleague show the same.
 * A phone that is looked for travels in the browser's state of the entry instead, which stays in this tab.
 */
export function useLeadAddress(): LeadAddress {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const phone = phoneIn(state)
  const filter = useMemo(
    () => ({ ...leadFilterIn(search), ...(phone !== undefined && { q: phone }) }),
    [search, phone],
  )
  const opened = leadIdIn(search)
  const go = (next: LeadFilter, leadId: number | undefined) => {
    const wanted = leadSearch(next)
    if (leadId !== undefined) wanted.set(OPENED, String(leadId))
    void navigate(
      { search: wanted.toString() },
      { state: isPhoneLike(next) ? { phone: next.q } : null, preventScrollReset: true },
    )
  }
  return {
    filter,
    opened,
    setFilter: (next) => go(next, undefined),
    open: (leadId) => go(filter, leadId),
  }
}

function phoneIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('phone' in state)) return undefined
  return typeof state.phone === 'string' ? state.phone : undefined
}

function leadIdIn(search: URLSearchParams): number | undefined {
  const number = Number(search.get(OPENED))
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

const PAGE_CHANNEL = 'page_changed'
const COMPANY_CHANNEL = 'company_changed'
export const ANSWERS_CHANNEL = 'answers_changed'
const SWITCH_CHANNEL = 'kill_switch'

/** The channels on which it is announced that pages may have changed. */
export const CHANNELS = [PAGE_CHANNEL, COMPANY_CHANNEL, ANSWERS_CHANNEL, SWITCH_CHANNEL] as const

/** Somebody who keeps something of a page in memory. */
export interface PageWatcher {
  /** This page may be different now. */
  pageChanged(code: string): void
  /** The company data on every page has changed. */
  companyChanged(): void
  /** The answer of a call has changed, which may be rendered in any page. */
  answersChanged?(): void
  /** Something was switched off, or on again; what is known about it may still be outdated. */
  switchSet?(): void
  /** What is switched off is known to have changed, which may change any page. */
  switchesChanged?(): void
  /** Notices may have been missed: anything may be different. */
  everythingChanged(): void
}

/** Passes a notice on to a watcher; one on a channel that is not about pages is ignored. */
export function tell(
  watcher: PageWatcher,
  { channel, payload }: { channel: string; payload?: string | undefined },
): void {
  if (channel === COMPANY_CHANNEL) watcher.companyChanged()
  else if (channel === ANSWERS_CHANNEL) watcher.answersChanged?.()
  else if (channel === SWITCH_CHANNEL) watcher.switchSet?.()
  else if (channel === PAGE_CHANNEL) watcher.pageChanged(payload ?? '')
}

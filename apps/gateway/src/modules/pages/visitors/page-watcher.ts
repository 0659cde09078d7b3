const PAGE_CHANNEL = 'page_changed'
const COMPANY_CHANNEL = 'company_changed'
export const ANSWERS_CHANNEL = 'answers_changed'
const SWITCH_CHANNEL = 'kill_switch'

/** On which it is announced that pages may be different now. */
export const CHANNELS = [PAGE_CHANNEL, COMPANY_CHANNEL, ANSWERS_CHANNEL, SWITCH_CHANNEL] as const

/** Somebody who keeps something of a page in memory. */
export interface PageWatcher {
  /** This page may be different now. */
  pageChanged(code: string): void
  /** Every page says something else of the company now. */
  companyChanged(): void
  /** A call answers something else now, which may be drawn in any page. */
  answersChanged?(): void
  /** Something was switched off, or on again; what is known of it may still be old. */
  switchSet?(): void
  /** What is switched off is known to be something else now, which may change any page. */
  switchesChanged?(): void
  /** Notices may have been missed: anything may be different. */
  everythingChanged(): void
}

/** Tells a watcher of a notice; one of a channel that is no page's concerns nobody. */
export function tell(
  watcher: PageWatcher,
  { channel, payload }: { channel: string; payload?: string | undefined },
): void {
  if (channel === COMPANY_CHANNEL) watcher.companyChanged()
  else if (channel === ANSWERS_CHANNEL) watcher.answersChanged?.()
  else if (channel === SWITCH_CHANNEL) watcher.switchSet?.()
  else if (channel === PAGE_CHANNEL) watcher.pageChanged(payload ?? '')
}

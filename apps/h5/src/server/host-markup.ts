import type { HostSettings } from '@yingzao/contract/client'

/**
 * Actions, counted taps, back buttons, and links to other hosts: the app and the mini program follow those in their own
 * way.
 */
const ASKS_HOST = /<(?:a|button)\s[^>]*(?:\sdata-(?:act|stat|back)="|\shref="https?:)/

/** Whether something in a page's blocks can only be handled, or is handled better, by the host. */
export function needsHost(html: string): boolean {
  return ASKS_HOST.test(html)
}

/** Actions that end in a payment: a purchase, an order, the page of an order. */
const SELLS = /data-act="\{(?:[^"]*&quot;type&quot;:[48]\b|[^"]*&quot;orderPay&quot;)/

/** Whether something in a page's blocks may open our cashier. */
export function sells(html: string): boolean {
  return SELLS.test(html)
}

/** Returns the host's settings as data at the end of the page's own part: they go with the page, and delay nothing. */
export function hostMarkup(settings: Partial<HostSettings> = {}): string {
  if (Object.keys(settings).length === 0) return ''
  // A `<` in a text could otherwise end the element.
  const json = JSON.stringify(settings).replace(/</g, '\\u003c')
  return `<script type="application/json" data-host>${json}</script>`
}

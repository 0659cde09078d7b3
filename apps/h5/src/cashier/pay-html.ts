import type { PayPageInput } from '@yingzao/contract/client'
import { frameHtml } from '../passport/server/frame-html'
import type { Artefacts } from '../server/artefacts'
import { hostMarkup } from '../server/host-markup'

/**
 * Returns the complete page for payments and its security policy. Its script is the cashier that other pages open; the
 * page contains nothing about an order.
 */
export function payHtml(
  { cashier, pay }: Pick<Artefacts, 'cashier' | 'pay'>,
  { host, formOrigins, ...input }: PayPageInput,
): { html: string; csp: string } {
  const html = frameHtml({
    ...input,
    title: '收银台',
    css: pay.css,
    scripts: [cashier, pay.script],
    body: {
      'data-return': input.returnTo,
      'data-forms': JSON.stringify(formOrigins.map((origin) => origin.replace('https://', ''))),
    },
    main: `<div class="pp-card"><noscript>请在浏览器中启用 JavaScript 后完成支付。</noscript></div>${hostMarkup(host)}`,
  })
  return { html, csp: policy(host.gatewayOrigin ?? '', formOrigins) }
}

function policy(gatewayOrigin: string, formOrigins: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self'${gatewayOrigin && ` ${gatewayOrigin}`}`,
    // The form of a payment, and where its supplier redirects to, as browsers apply this to that too.
    ["form-action 'self'", ...formOrigins].join(' '),
    "base-uri 'none'",
    // Nobody may put a page of theirs over the pay button.
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * What the Studio may load and who may frame it: itself alone, which later holds its own canvas. Styles may stand in
 * the page, because antd writes its rules as elements at run time, those that lock the scrolling behind a dialog
 * without a nonce even when it is given one; a style runs nothing.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Headers of the Studio's page. Asked for anew each time, as it names the chunks of its build. */
export const STUDIO_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': POLICY,
  'cache-control': 'no-cache',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
  // An address may hold what somebody looked for.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
}

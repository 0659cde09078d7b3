/**
 * What the Studio and its canvas may load and who may frame them: themselves alone. Pictures and films come from
 * wherever a page's document names them, as for visitors. Styles may stand in
 * the page, because antd writes its rules as elements at run time, those that lock the scrolling behind a dialog
 * without a nonce even when it is given one; a style runs nothing.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https: data: blob:",
  "media-src 'self' https: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

/** Headers of the Studio's pages. Asked for anew each time, as they name the chunks of their build. */
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

import type { Config } from '../../config/config'

/**
 * Headers of the Studio's pages. Asked for anew each time, as they name the chunks of their build.
 *
 * They may be framed by themselves alone, and load what is theirs. Pictures and videos come from wherever a page's
 * document names them, as for visitors. A Studio with a host of its own calls the pages' origin for what pages are drawn
 * with, and frames previews from there. Styles may stand in the page, because antd writes its rules as elements at run
 * time, those that lock the scrolling behind a dialog without a nonce even when it is given one; a style runs nothing.
 */
export function studioHeaders({
  studioOrigin,
  publicOrigin,
}: Pick<Config, 'studioOrigin' | 'publicOrigin'>): Readonly<Record<string, string>> {
  const pages = studioOrigin === undefined ? [] : [publicOrigin]
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' https: data: blob:", ...pages].join(' '),
    ["media-src 'self' https: blob:", ...pages].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...pages].join(' '),
    ["frame-src 'self'", ...pages].join(' '),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ]
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-cache',
    // In which language it is.
    vary: 'cookie',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    // An address may hold what somebody looked for.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  }
}

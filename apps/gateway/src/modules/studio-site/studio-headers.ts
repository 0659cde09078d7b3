import type { Config } from '../../config/config'

/**
 * Headers of the Studio's pages. They are revalidated on every visit, because they name the chunks of their build.
 *
 * They may be framed only by themselves, and load only what is theirs. Pictures and videos come from wherever a page's
 * document names them, as for visitors. A Studio with a host of its own calls the pages' origin for what pages are
 * rendered with, and frames previews from there. Inline styles are allowed, because antd inserts its rules as elements
 * at run time, those that lock scrolling behind a dialog without a nonce even if it is given one; a style executes
 * nothing.
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
    // The language that it is in.
    vary: 'cookie',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    // An address may contain what somebody searched for.
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
  }
}

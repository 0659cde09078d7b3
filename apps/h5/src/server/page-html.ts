import { createHash } from 'node:crypto'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import type { ShowIf } from '@yingzao/schema/client'
import type { Artefacts } from './artefacts'
import { styleElement } from './inline-css'

interface PageHtml {
  title: string
  meta: { keywords: string; description: string }
  /** CSS of `body`, already checked. */
  bodyStyle: string
  /** Rules of this page alone, `themeCss`. */
  themeCss?: string
  /** Attributes of the root: what the boot needs to decide before anything is painted. */
  root: Record<string, string | number | undefined>
  /** Attributes of `body` that the boot and the chunks read. */
  data: Record<string, string | undefined>
  /** Conditions of blocks that are shown only to some. */
  conditions: readonly ShowIf[]
  /** Names of the blocks in the page. */
  used: Iterable<string>
  /** Inline script that runs before the boot. */
  first?: string
  /** Finished HTML of the page's blocks. */
  main: string
  /** Finished HTML around them. */
  before?: string
  after?: string
  /** True: outside its window the page is read-only. */
  hasWindow?: boolean
  /** Origins besides our own from which scripts may come, and which may be called. */
  scriptOrigins?: readonly string[]
  callOrigins?: readonly string[]
  /** Origins of the captcha, if the deployment's captcha is another company's. */
  captchaOrigins?: readonly string[]
  /** Origins besides our own that may frame it. */
  framedBy?: readonly string[]
  /** Its forms may be sent to the gateway; never those of a draft. */
  sendsForms?: boolean
  /** Not for search engines. */
  hidden: boolean
}

/**
 * Returns the whole page around its blocks, and the security policy that belongs to exactly these bytes: every inline
 * script is listed by its hash, because a nonce cannot live in stored HTML.
 */
export function pageHtml(artefacts: Artefacts, page: PageHtml): { html: string; csp: string } {
  const used = [...page.used].sort()
  const asksRules = page.conditions.some(({ rule_id }) => rule_id)
  const head = [page.first, artefacts.head, asksRules && artefacts.rules].filter(Boolean).join('\n')
  const lives = used.flatMap((name) => artefacts.lives[name] ?? [])
  const body = [...lives, artefacts.body, ...(page.hasWindow ? [artefacts.window] : [])].join('\n')
  const { title, meta } = page
  const html = [
    `<!doctype html><html${attributes({ lang: 'zh-CN', class: 'app no-js', 'data-build': artefacts.build, ...page.root })}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="format-detection" content="telephone=no">',
    `<title>${escapeHtml(title)}</title>`,
    meta.keywords && `<meta${attributes({ name: 'keywords', content: meta.keywords })}>`,
    meta.description && `<meta${attributes({ name: 'description', content: meta.description })}>`,
    // Without one every browser requests /favicon.ico, on the connection that the first image needs.
    '<link rel="icon" href="data:,">',
    page.hidden && '<meta name="robots" content="noindex">',
    ...artefacts.baseCss.map(styleElement),
    ownStyle(page),
    `<script>${head}</script>`,
    `</head><body${attributes({ style: page.bodyStyle || undefined, ...page.data })}>`,
    page.before,
    `<main class="yz-page">${page.main}</main>`,
    page.after,
    `<script>${body}</script></body></html>`,
  ]
  return { html: html.filter(Boolean).join(''), csp: policy([head, body], page) }
}

/** The style that a navigation between pages replaces: the rules that belong to one page only. */
function ownStyle({ conditions, themeCss = '' }: Pick<PageHtml, 'conditions' | 'themeCss'>): string {
  const css = (conditions.length > 0 ? conditionCss(conditions.length) : '') + themeCss
  return css && `<style data-page>${css}</style>`
}

/** A block with a condition is hidden unless the boot has found that the condition holds. */
function conditionCss(count: number): string {
  return Array.from({ length: count }, (_, index) => `html:not(.if-${index}) [data-if="${index}"]`)
    .join(',')
    .concat('{display:none!important}')
}

function policy(
  scripts: readonly string[],
  {
    scriptOrigins = [],
    callOrigins = [],
    captchaOrigins = [],
    framedBy = [],
    sendsForms,
  }: Pick<PageHtml, 'scriptOrigins' | 'callOrigins' | 'captchaOrigins' | 'framedBy' | 'sendsForms'>,
): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes, ...scriptOrigins, ...captchaOrigins].join(' '),
    // Authored `style` attributes cannot be hashed; the reader has allow-listed what they may contain.
    ['style-src', "'self'", "'unsafe-inline'", ...captchaOrigins].join(' '),
    "img-src 'self' https: data: blob:",
    "media-src 'self' https: blob:",
    ['connect-src', "'self'", ...callOrigins, ...captchaOrigins].join(' '),
    ['frame-src', "'self'", ...captchaOrigins].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${sendsForms ? "'self'" : "'none'"}`,
    ["frame-ancestors 'self'", ...framedBy].join(' '),
  ].join('; ')
}

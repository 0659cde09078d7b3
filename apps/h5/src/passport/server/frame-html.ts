import type { SiteSettings } from '@yingzao/contract/client'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import { resolveTheme, type ThemeSetting, themeCss } from '@yingzao/theme'
import type { Stylesheet } from '../../server/artefacts'
import { styleElement } from '../../server/inline-css'
import { BACK, SHIELD } from './marks'

interface Frame {
  title: string
  site: SiteSettings
  /** The company's. */
  theme: ThemeSetting
  css: readonly Stylesheet[]
  /** Address of the page's script, if it has one; `scripts` for several, in this order. */
  script?: string
  scripts?: readonly string[]
  /** Attributes of `body`. */
  body?: Record<string, string | undefined>
  /** Where the back link leads. */
  returnTo: string
  isTextLarge: boolean
  /** Finished HTML. */
  main: string
}

/**
 * Returns a complete stand-alone page: the company at the top, its notices at the bottom, and nothing of the activity
 * pages.
 */
export function frameHtml({
  title,
  site,
  theme,
  css,
  script,
  scripts = script ? [script] : [],
  body = {},
  returnTo,
  isTextLarge,
  main,
}: Frame): string {
  return [
    `<!doctype html><html${attributes({ lang: 'zh-CN', class: isTextLarge ? 'large-text' : undefined })}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="format-detection" content="telephone=no"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)} - ${escapeHtml(site.company)}</title><link rel="icon" href="data:,">`,
    ...css.map(styleElement),
    companyStyle(theme),
    ...scripts.map((src) => `<script${attributes({ src })} defer></script>`),
    `</head><body${attributes(body)}>`,
    `<header class="pp-head"><a class="pp-back"${attributes({ href: returnTo })} aria-label="返回">${BACK}</a>`,
    `<span class="pp-brand">${SHIELD}<b>${escapeHtml(site.company)}</b></span></header>`,
    `<main class="pp-main">${main}</main>`,
    `<footer class="pp-foot">${footer(site)}</footer></body></html>`,
  ]
    .filter(Boolean)
    .join('')
}

/** Returns where the company's theme differs from the standard one. These pages are always light. */
function companyStyle(theme: ThemeSetting): string {
  const css = themeCss({ ...resolveTheme(theme), dark: 'never' })
  return css && `<style>${css}</style>`
}

/** The text of DOMAIN.md 4.4. */
function footer({ company, license_no, phone }: SiteSettings): string {
  const clauses = [`版权所有 © ${company}`, `经营证券期货业务许可证号：${license_no}`, `投诉电话：${phone}`]
  return `<p>${clauses.map((text) => `<span>${escapeHtml(text)}</span>`).join('　')}</p><p>市场有风险，投资需谨慎。</p>`
}

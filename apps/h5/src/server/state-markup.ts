import type { PageNote, PageState, SiteSettings } from '@yingzao/contract/client'
import { escapeHtml } from '@yingzao/renderer/server'

/** The texts of DOMAIN.md 0.3. */
export const STATES: Readonly<Record<PageState, PageNote>> = {
  not_found: {
    title: '活动不存在或已下线',
    hint: '请核对链接，或返回首页看看其他活动',
    action: '返回首页',
    href: '/h5-page/',
  },
  no_content: {
    title: '内容不存在',
    hint: '它可能已下架或改了名字，请从首页或列表里再找找',
    action: '返回首页',
    href: '/h5-page/',
  },
  error: {
    title: '页面加载失败，点击重试',
    hint: '网络或服务暂时不可用，请稍后再试',
    action: '重试',
    href: '',
  },
}

/** A page that says what is wrong, or what was done, and offers one link. */
export function noteMarkup({ title, hint, action, href, isGood }: PageNote, site: SiteSettings): string {
  return [
    '<section class="yz-state">',
    isGood ? '' : ICON,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(hint)}</p><a href="${escapeHtml(href)}">${escapeHtml(action)}</a>`,
    `<footer>${escapeHtml(site.company)}</footer></section>`,
  ].join('')
}

/** A sheet of paper with a folded corner and a sad face. */
const ICON =
  '<svg viewBox="0 0 160 160" fill="none" aria-hidden="true"><path d="M36 20h62l30 30v86a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6Z" fill="#fff" stroke="#d5d9e0" stroke-width="4"/><path d="M98 20v24a6 6 0 0 0 6 6h24" stroke="#d5d9e0" stroke-width="4"/><circle cx="62" cy="82" r="5" fill="#9aa3b2"/><circle cx="98" cy="82" r="5" fill="#9aa3b2"/><path d="M62 110c8-10 28-10 36 0" stroke="#9aa3b2" stroke-width="4" stroke-linecap="round"/></svg>'

import type { PageState, SiteSettings } from '@yingzao/contract/client'
import { escapeHtml } from '@yingzao/renderer/server'

/** Words of DOMAIN.md 0.3. */
const STATES: Record<PageState, { title: string; hint: string; action: string; href: string }> = {
  not_found: {
    title: '活动不存在或已下线',
    hint: '请核对链接，或返回首页看看其他活动',
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

/** A page that says what is the matter and offers one way on. */
export function stateMarkup(state: PageState, site: SiteSettings): { title: string; main: string } {
  const { title, hint, action, href } = STATES[state]
  const main = [
    '<section class="yz-state">',
    ICON,
    `<h1>${title}</h1><p>${hint}</p><a href="${href}">${action}</a>`,
    `<footer>${escapeHtml(site.company)}</footer></section>`,
  ]
  return { title, main: main.join('') }
}

/** A sheet of paper with a folded corner and a face that is sorry. */
const ICON =
  '<svg viewBox="0 0 160 160" fill="none" aria-hidden="true"><path d="M36 20h62l30 30v86a6 6 0 0 1-6 6H36a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6Z" fill="#fff" stroke="#d5d9e0" stroke-width="4"/><path d="M98 20v24a6 6 0 0 0 6 6h24" stroke="#d5d9e0" stroke-width="4"/><circle cx="62" cy="82" r="5" fill="#9aa3b2"/><circle cx="98" cy="82" r="5" fill="#9aa3b2"/><path d="M62 110c8-10 28-10 36 0" stroke="#9aa3b2" stroke-width="4" stroke-linecap="round"/></svg>'

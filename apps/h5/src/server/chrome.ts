import { specs } from '@yingzao/blocks/props'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import { CONTAINER_TITLES, type PageDocument } from '@yingzao/schema/client'

// What surrounds the blocks of a page. It is part of every page's bytes and shown by classes of the root, because the
// stored HTML knows neither the visitor's address nor the time.

/** The bar of a preview: a back button and the page's title, or that of its own bar. */
export function previewBar({ title: pageTitle, page_schema }: PageDocument): string {
  const bar = page_schema.find(({ name }) => specs.find(name)?.traits.titleBar)
  const title = String(bar?.value.title || pageTitle)
  return `<header class="yz-bar"><button type="button" data-back="/h5-page/" aria-label="返回"></button><b>${escapeHtml(title)}</b><i>预览</i></header>`
}

interface WindowNotice {
  /** Finished HTML of a countdown to the start; empty when the campaign has no start. */
  countdown: string
  ends: boolean
}

/** Before the start a notice with the time left, after the end a notice that it is over (DOMAIN.md 0.3). */
export function windowNotices({ countdown, ends }: WindowNotice): string {
  const before =
    countdown && `<div class="yz-notice yz-notice--before" role="status"><b>活动未开始</b>${countdown}</div>`
  const ended = ends ? '<div class="yz-notice yz-notice--ended" role="status"><b>活动已结束</b></div>' : ''
  return before + ended
}

/** The floating button of the test environment and what it opens; no other page contains any of it. */
export function testTools(): string {
  const tool = (name: string, label: string, pressed?: 'false') =>
    `<button${attributes({ type: 'button', 'data-tool': name, 'aria-pressed': pressed })}>${label}</button>`
  const places = Object.entries(CONTAINER_TITLES).map(
    ([value, title]) => `<option${attributes({ value })}>${title}</option>`,
  )
  return [
    '<button class="yz-test" type="button" data-pop="yz-test" aria-haspopup="dialog">测试</button>',
    '<dialog class="yz-test__panel" data-popup="yz-test" data-mask="" aria-label="测试工具">',
    '<h2>测试工具</h2><p role="status"></p>',
    `<label>打开环境<select><option value="">真实环境</option>${places.join('')}</select></label>`,
    '<label>登录令牌<input type="text" autocomplete="off" placeholder="留空则用假令牌"></label>',
    tool('login', '模拟登录'),
    tool('logout', '清除登录'),
    tool('outline', '显示组件边框', 'false'),
    '<button type="button" data-close="">关闭</button></dialog>',
  ].join('')
}

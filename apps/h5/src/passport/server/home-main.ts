import type { PassportInput } from '@yingzao/contract/client'
import { escapeHtml } from '@yingzao/renderer/server'
import { NEEDS_SCRIPT } from './fields'
import { CHEVRON, PERSON } from './marks'

const LOGIN = `/passport/m/login?from=${encodeURIComponent('/passport/m/home')}`

/** The personal centre. The script fills in what is personal; what anybody may read is there without it. */
export function homeMain({ site }: PassportInput): string {
  return [
    '<h1 class="pp-hidden">个人中心</h1>',
    `<section class="pp-card pp-me"><span class="pp-face">${PERSON}</span>`,
    '<div class="pp-who" role="status"><b data-name>个人中心</b><span data-handset>管理您的授权和账号</span></div>',
    `<a class="pp-button" data-login href="${LOGIN}" hidden>登录 / 注册</a></section>`,
    '<section class="pp-card pp-failed" data-failed hidden><p role="alert"></p><button class="pp-button pp-button--second" type="button" data-retry>重试</button></section>',
    NEEDS_SCRIPT,
    '<nav class="pp-card pp-links" aria-label="我的购买">',
    link('/passport/m/orders', '我的订单'),
    link('/passport/m/services', '我的服务'),
    link('/passport/m/contracts', '我的合同'),
    link('/passport/m/coupons', '我的优惠券'),
    link('/passport/m/tickets', '我的门票'),
    link('/passport/m/reminders', '我的提醒', '<b class="pp-unread" data-unread hidden></b>'),
    `${link('/passport/m/risk-test', '风险测评')}</nav>`,
    '<div data-mine hidden><section class="pp-card"><h2>授权管理</h2><p class="pp-lead">您同意过的内容，可以随时撤回</p>',
    '<ul class="pp-consents"></ul></section>',
    setting('recommendation', '个性化推荐', '关闭后，页面不再依据您的浏览和购买情况推荐内容'),
    setting('payer', '在页面上展示我的购买记录', '只以“王**”这样的称呼出现在购买动态里；关闭后不再展示'),
    '</div>',
    '<nav class="pp-card pp-links" aria-label="更多">',
    link('/h5-page/h5/privacy', '隐私政策'),
    link('/h5-page/h5/terms', '用户服务协议'),
    `<p class="pp-links__row"><span>客服电话</span><span>${escapeHtml(site.phone)}</span></p>`,
    `<div data-mine hidden>${link('/passport/m/erase', '注销账号')}</div></nav>`,
    '<div data-mine hidden><button class="pp-button pp-button--second pp-logout" type="button" data-logout>退出登录</button></div>',
  ].join('')
}

/** `beside`: HTML between the text and the arrow. */
function link(href: string, text: string, beside = ''): string {
  return `<a class="pp-links__row" href="${href}"><span>${text}</span>${beside}${CHEVRON}</a>`
}

/** A switch and what it is for. */
function setting(id: string, title: string, text: string): string {
  return [
    `<section class="pp-card pp-setting"><div><h2 id="${id}">${title}</h2><p class="pp-lead" id="${id}-text">${text}</p></div>`,
    `<button class="pp-switch" type="button" role="switch" data-switch="${id}" aria-checked="true" aria-labelledby="${id}" aria-describedby="${id}-text"></button></section>`,
  ].join('')
}

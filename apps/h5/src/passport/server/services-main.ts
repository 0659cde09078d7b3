import { NEEDS_SCRIPT } from './fields'
import { CHEVRON } from './marks'
import { listStates } from './states'

/** What somebody has bought, and until when it is valid. The script fills in the services. */
export function servicesMain(): string {
  return [
    '<section class="pp-card pp-title"><h1>我的服务</h1>',
    listStates({ login: '/passport/m/services', wants: '登录后可查看您的服务' }),
    '<div data-empty hidden><p class="pp-lead">您还没有开通的服务</p><a class="pp-button pp-button--second" href="/h5-page/">去看看课程</a></div></section>',
    NEEDS_SCRIPT,
    '<ul class="pp-orders" aria-label="服务"></ul>',
    `<nav class="pp-card pp-links" data-mine aria-label="相关" hidden><a class="pp-links__row" href="/passport/m/orders"><span>查看我的订单</span>${CHEVRON}</a></nav>`,
  ].join('')
}

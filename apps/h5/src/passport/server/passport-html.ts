import type { PassportInput, PassportPage, SiteSettings } from '@yingzao/contract/client'
import { escapeHtml } from '@yingzao/renderer/server'
import type { Artefacts } from '../../server/artefacts'
import { TENCENT_CAPTCHA } from '../../server/captcha-origins'
import { contractsMain } from './contracts-main'
import { couponsMain } from './coupons-main'
import { eraseMain } from './erase-main'
import { frameHtml } from './frame-html'
import { homeMain } from './home-main'
import { loginMain, testLoginMain } from './login-main'
import { SHIELD } from './marks'
import { ordersMain } from './orders-main'
import { receiptMain } from './receipt-main'
import { remindersMain } from './reminders-main'
import { riskTestMain } from './risk-test-main'
import { servicesMain } from './services-main'
import { ticketMain, ticketsMain } from './ticket-main'

const PAGES: Record<PassportPage, { title: string; main: (input: PassportInput) => string }> = {
  mobileLogin: { title: '登录', main: loginMain },
  desktopLogin: { title: '登录', main: (input) => aside(input.site) + loginMain(input) },
  testLogin: { title: '测试登录', main: testLoginMain },
  home: { title: '个人中心', main: homeMain },
  orders: { title: '我的订单', main: ordersMain },
  receipt: { title: '购买收据', main: receiptMain },
  services: { title: '我的服务', main: servicesMain },
  contracts: { title: '我的合同', main: contractsMain },
  coupons: { title: '我的优惠券', main: couponsMain },
  ticket: { title: '门票', main: ticketMain },
  tickets: { title: '我的门票', main: ticketsMain },
  reminders: { title: '我的提醒', main: remindersMain },
  riskTest: { title: '风险测评', main: riskTestMain },
  erase: { title: '注销账号', main: eraseMain },
}

/**
 * Returns a complete page of `/passport/` and its security policy. It has its own small script and stylesheet and
 * nothing of the activity pages: no blocks, no React. It contains nothing personal; that is fetched by calls.
 */
export function passportHtml(
  { script, css }: Artefacts['passport'],
  input: PassportInput,
): { html: string; csp: string } {
  const { title, main } = PAGES[input.page]
  const { linkHosts, loginType, consentVersion } = input
  const body = {
    'data-page': input.page,
    'data-hosts': JSON.stringify(linkHosts),
    'data-type': loginType,
    'data-consent': consentVersion,
    'data-gateway': input.gatewayOrigin || undefined,
  }
  const html = frameHtml({ ...input, title, css, script, body, main: main(input) })
  return { html, csp: policy(input) }
}

/** Beside the form on a desktop: the benefits of a login, and what happens to the phone number. */
function aside({ company }: SiteSettings): string {
  const points = [
    ['加密保存', '手机号加密存储，页面上只显示掩码'],
    ['本人确认', '每次登录都由短信验证码确认是您本人'],
    ['由您决定', '授权可随时撤回，账号可随时注销'],
  ]
  const list = points.map(([name, text]) => `<li><b>${name}</b><span>${text}</span></li>`).join('')
  return `<aside class="pp-aside">${SHIELD}<h2>欢迎来到${escapeHtml(company)}</h2><p>登录后可查看您的课程、社群和服务人员</p><ul>${list}</ul></aside>`
}

function policy({ page, usesTencentCaptcha, gatewayOrigin }: PassportInput): string {
  // Another gateway's captcha is unknown here.
  const captcha = usesTencentCaptcha || gatewayOrigin ? ` ${TENCENT_CAPTCHA.join(' ')}` : ''
  const gateway = gatewayOrigin && ` ${gatewayOrigin}`
  return [
    "default-src 'none'",
    `script-src 'self'${captcha}`,
    `style-src 'self' 'unsafe-inline'${captcha}`,
    `img-src 'self' data: https:`,
    `connect-src 'self'${gateway}${captcha}`,
    `frame-src 'self'${captcha}`,
    // Browsers apply this to the redirect after a form, too.
    `form-action 'self'${page === 'testLogin' ? ' https:' : ''}`,
    "base-uri 'none'",
    // Nobody may put a page of theirs over the buttons of these.
    "frame-ancestors 'none'",
  ].join('; ')
}

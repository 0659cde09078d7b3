import type { PassportInput } from '@yingzao/contract/client'
import { attributes, escapeHtml } from '@yingzao/renderer/server'
import { codeField, FORM_FAULT, handsetField, NEEDS_SCRIPT, tick } from './fields'

const AGREEMENT =
  '我已阅读并同意<a href="/h5-page/h5/terms">《用户服务协议》</a><a href="/h5-page/h5/privacy">《隐私政策》</a>'

/** The login by phone and code. */
export function loginMain({ returnTo }: PassportInput): string {
  return [
    '<form class="pp-card" novalidate><h1>手机号登录</h1>',
    '<p class="pp-lead">未注册的手机号验证后将自动注册</p>',
    '<div class="pp-known" hidden><p>您已登录 <b data-known></b></p>',
    `<a class="pp-button pp-button--second"${attributes({ href: returnTo })}>继续使用这个账号</a></div>`,
    NEEDS_SCRIPT,
    FORM_FAULT,
    handsetField('手机号'),
    codeField(),
    tick('consent', AGREEMENT),
    '<button class="pp-button" type="submit">登录</button>',
    '<p class="pp-note">验证码请勿告知他人，我们的工作人员不会向您索取。</p></form>',
  ].join('')
}

/** The login of the test environment: a tap on a phone is enough. It works without scripts. */
export function testLoginMain({ returnTo, loginType, testHandsets }: PassportInput): string {
  const choices = testHandsets.map(
    (handset, index) =>
      `<button class="pp-choice" name="handset" value="${escapeHtml(handset)}"><b>测试账号${index + 1}</b><span>${escapeHtml(handset)}</span></button>`,
  )
  return [
    '<form class="pp-card" method="post" action="/passport/test/login"><h1>测试登录</h1>',
    '<p class="pp-lead">测试环境专用：选择一个测试手机号，无需短信验证码</p>',
    `<input type="hidden" name="from"${attributes({ value: returnTo })}>`,
    `<div class="pp-choices">${choices.join('')}</div>`,
    `<p class="pp-note">要走完整的登录流程，请打开<a${attributes({ href: loginAddress(returnTo, loginType) })}>手机号登录</a>。</p></form>`,
  ].join('')
}

function loginAddress(returnTo: string, loginType: string): string {
  const type = loginType && `&type=${encodeURIComponent(loginType)}`
  return `/passport/m/login?from=${encodeURIComponent(returnTo)}${type}`
}

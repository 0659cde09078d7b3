import { codeField, FORM_FAULT, handsetField, NEEDS_SCRIPT, tick } from './fields'

const LOGIN = `/passport/m/login?from=${encodeURIComponent('/passport/m/erase')}`

/**
 * The page for being erased: what is deleted, what the law retains, and the proof that it is the visitor who wants it.
 */
export function eraseMain(): string {
  return [
    '<form class="pp-card" novalidate><h1>注销账号</h1>',
    '<p class="pp-lead">注销后立即生效，无法恢复</p>',
    '<h2>将被删除</h2><ul class="pp-list"><li>手机号、昵称、头像和风险测评等级</li>',
    '<li>所有设备上的登录状态</li><li>社群身份、服务人员绑定、浏览记录和开户登记</li></ul>',
    '<h2>依法保留</h2><ul class="pp-list"><li>您的授权与撤回记录，作为依法处理个人信息的凭证</li>',
    '<li>法律法规要求保存的业务和网络日志，期间除保存外不作他用</li></ul>',
    NEEDS_SCRIPT,
    `<p class="pp-alone" data-anonymous hidden>请先登录，再注销账号。<a href="${LOGIN}">去登录</a></p>`,
    `<div data-mine hidden>${FORM_FAULT}`,
    handsetField('当前登录的手机号'),
    codeField(),
    tick('understood', '我已了解注销的后果，确认注销'),
    '<button class="pp-button" type="submit">确认注销</button></div></form>',
    '<section class="pp-card pp-done" data-done tabindex="-1" hidden><h1>账号已注销</h1>',
    '<p class="pp-lead">您的个人信息已删除，感谢您的使用。</p><a class="pp-button" href="/h5-page/">返回首页</a></section>',
  ].join('')
}

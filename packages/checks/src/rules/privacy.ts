import { eachAddress, eachText } from '../each'
import type { Rule } from '../rule'

/** Digits that people separate with spaces or dashes. */
const HANDSET = /(?:^|[^\d])(1[3-9]\d(?:[\s-]?\d{4}){2})(?!\d)/
const ID_NUMBER =
  /(?:^|[^\d])([1-9]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx])(?![\dA-Za-z])/

/** A public page does not show anybody's phone number. */
const handsetInClear: Rule = {
  id: 'handset-in-clear',
  group: 'forms',
  severity: 'warning',
  title: '出现完整的手机号',
  why: '手机号是个人信息，公开后无法收回；公司联系客户应使用服务专线。',
  fix: '客户的手机号请改为 138****0000 的形式；联系方式请换成服务专线。',
  find: eachText(({ plain, block }, page) => {
    const found = HANDSET.exec(plain)?.[1]
    if (found === undefined) return false
    // The people in a ticker are visitors.
    const severity = block && page.is(block, 'visitorNews') ? 'error' : 'warning'
    return { message: `出现完整的手机号 ${found.slice(0, 3)}****${found.slice(-4)}。`, severity }
  }),
}

/** No page shows anybody's identity number. */
const idNumberInClear: Rule = {
  id: 'id-number-in-clear',
  group: 'forms',
  severity: 'error',
  title: '出现身份证号',
  why: '身份证号是敏感个人信息，不能出现在公开的页面上。',
  fix: '请删除这个号码。',
  find: eachText(({ plain }) => ID_NUMBER.test(plain) && '出现完整的身份证号。'),
}

const SECRETS =
  /[?&#](token|access_token|preview_token|jwt|session|password|pwd|uid|handset|phone|mobile|id_?card)=[^&#]+/i

/** A public address contains nobody's credentials and nobody's number. */
const linkSecret: Rule = {
  id: 'link-secret',
  group: 'links',
  severity: 'error',
  title: '链接里带有凭证或个人信息',
  why: '页面上的链接人人可见，其中的登录凭证和手机号会泄露；预览凭证半小时后也会失效。',
  fix: '请换成不带这些参数的正式链接。',
  find: eachAddress(({ address }) => {
    const name = SECRETS.exec(address)?.[1]
    return name !== undefined && `链接带有参数 ${name}。`
  }),
}

export const privacyRules: readonly Rule[] = [handsetInClear, idNumberInClear, linkSecret]

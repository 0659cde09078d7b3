import { eachBlock } from '../each'
import type { Rule } from '../rule'

const NEEDS_STATE = new Set(['staff'])

/** A code that is made for a channel names the channel. */
const stateCodeMissing: Rule = {
  id: 'state-code-missing',
  group: 'actions',
  severity: 'warning',
  title: '二维码没有渠道码',
  why: '没有渠道码就不知道该显示哪位员工的二维码。',
  fix: '请填写渠道码。',
  find: eachBlock(
    'scannedCode',
    ({ block: { value } }) =>
      NEEDS_STATE.has(String(value.type)) &&
      value.state_code === '' && { path: 'value.state_code', message: '企业微信员工的二维码需要渠道码。' },
  ),
}

/** A code is one thing. */
const codeTwice: Rule = {
  id: 'code-given-twice',
  group: 'actions',
  severity: 'info',
  title: '口令和活码同时填写',
  why: '有活码时口令不会显示。',
  fix: '请清空其中一个。',
  find: eachBlock(
    'copiedCode',
    ({ block: { value } }) =>
      value.codeId !== '' &&
      value.text !== '' && { path: 'value.text', message: '填写了活码，口令不会显示。' },
  ),
}

/** The figures of a progress bar add up. */
const progressImpossible: Rule = {
  id: 'progress-impossible',
  group: 'text',
  severity: 'warning',
  title: '进度条的数字矛盾',
  why: '已用超过总数，访客会怀疑数字是编的。',
  fix: '请核对总数和已用，或改用名额编号。',
  find: eachBlock('usage', ({ block: { value } }) => {
    const { limit, current } = value
    return (
      typeof limit === 'number' &&
      typeof current === 'number' &&
      current > limit && { path: 'value.current', message: `已用 ${current} 超过总数 ${limit}。` }
    )
  }),
}

/** A number has enough digits. */
const countOverflow: Rule = {
  id: 'count-overflow',
  group: 'text',
  severity: 'warning',
  title: '翻牌数字放不下',
  why: '位数不够时全部显示 9，访客看到的是错的数字。',
  fix: '请增加位数。',
  find: eachBlock('fixedDigits', ({ block: { value } }) => {
    const whole = typeof value.num === 'number' ? String(Math.trunc(value.num)) : String(value.num)
    const digits = whole.replace(/\D/g, '').replace(/^0+/, '')
    return (
      digits.length > Number(value.numbers) && {
        path: 'value.numbers',
        message: `${digits.length} 位的数字只留了 ${value.numbers} 位。`,
      }
    )
  }),
}

export const codeRules: readonly Rule[] = [stateCodeMissing, codeTwice, progressImpossible, countOverflow]

import { escapeHtml } from '@yingzao/renderer/server'

/** Returns the field for a phone number, with its fault below. */
export function handsetField(label: string): string {
  return field({
    name: 'handset',
    label,
    input:
      '<span class="pp-prefix" aria-hidden="true">+86</span><input id="handset" name="handset" type="tel" inputmode="numeric" autocomplete="tel" maxlength="20" placeholder="请输入11位手机号" aria-describedby="handset-fault">',
  })
}

/** Returns the field for a code, with the button that requests one. */
export function codeField(): string {
  return field({
    name: 'code',
    label: '短信验证码',
    input:
      '<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6" placeholder="6位数字验证码" aria-describedby="code-fault code-hint"><button class="pp-send" type="button" data-send>获取验证码</button>',
    hint: '<p class="pp-hint" id="code-hint" role="status"></p>',
  })
}

/** Returns a checkbox. `text` is finished HTML; `own` are additional attributes of the box. */
export function tick(name: string, text: string, { own = '', fault = '' } = {}): string {
  return `<div class="pp-field pp-field--tick"><label class="pp-tick"><input id="${name}" name="${name}" type="checkbox"${own} aria-describedby="${name}-fault"><span>${text}</span></label>${faultBelow(name, fault)}</div>`
}

/** Where a form shows what is wrong with it as a whole. */
export const FORM_FAULT = '<p class="pp-fault pp-fault--form" id="form-fault" role="alert"></p>'

/** Shown in place of what only a script can do. */
export const NEEDS_SCRIPT =
  '<noscript><p class="pp-note">您的浏览器没有启用 JavaScript，暂时无法在这里操作。请启用后刷新页面，或拨打页面底部的电话。</p></noscript>'

interface Field {
  name: string
  label: string
  /** Finished HTML. */
  input: string
  hint?: string
  /** What is wrong with it when the page is rendered. */
  fault?: string
}

/** Returns a labelled field, with what is wrong with it below. */
export function field({ name, label, input, hint = '', fault = '' }: Field): string {
  return `<div class="pp-field"><label for="${name}">${label}</label><div class="pp-box">${input}</div>${hint}${faultBelow(name, fault)}</div>`
}

function faultBelow(name: string, text: string): string {
  return `<p class="pp-fault" id="${name}-fault" role="alert">${escapeHtml(text)}</p>`
}

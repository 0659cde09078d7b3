import { isHandset, maskHandset } from '@yingzao/contract/client'
import { element } from '../../overlays/element'

const SECOND_MS = 1000

interface Sending {
  /** Sends a code. Returns when the next may be requested; undefined: none was sent. */
  send(handset: string): Promise<number | undefined>
  /** Says what is wrong; empty: nothing is. */
  say(fault: string): void
}

/**
 * Phone and code. The phone is typed: a page knows only its first and last digits, and visitors sign with their own.
 */
export function codeFields(own: string, { send, say }: Sending) {
  const phone = input('tel', `登录的手机号 ${own}`, 11)
  phone.autocomplete = 'tel-national'
  const code = input('text', '短信验证码', 6)
  code.inputMode = 'numeric'
  code.autocomplete = 'one-time-code'
  const press = element('button', { type: 'button', className: 'yz-cashier__send' }, '获取验证码')
  const phoneFault = () => (isOwn(phone.value, own) ? '' : `请输入当前登录的手机号 ${own}`)
  press.onclick = async () => {
    say(phoneFault())
    if (phoneFault()) return phone.focus()
    press.disabled = true
    const resendAt = await send(phone.value.trim())
    if (resendAt === undefined) {
      press.disabled = false
      return
    }
    code.focus()
    countDown(press, resendAt)
  }
  return {
    list: [row('手机号', phone), row('验证码', code, press)],
    code: () => code.value.trim(),
    /** What is wrong with them; empty: nothing. */
    fault: () => phoneFault() || (/^\d{6}$/.test(code.value.trim()) ? '' : '请输入短信中的6位验证码'),
  }
}

function isOwn(typed: string, own: string): boolean {
  const handset = typed.trim()
  return isHandset(handset) && maskHandset(handset) === own
}

function input(type: string, placeholder: string, maxLength: number): HTMLInputElement {
  return element('input', { type, placeholder, maxLength, className: 'yz-cashier__input' })
}

function row(name: string, field: HTMLInputElement, ...more: readonly Node[]): HTMLElement {
  const label = element('label', {}, element('span', {}, name), field)
  return element('div', { className: 'yz-cashier__row' }, label, ...more)
}

/** By the clock and not by ticks: a phone in a pocket ticks late. */
function countDown(press: HTMLButtonElement, resendAt: number): void {
  const timer = setInterval(tick, SECOND_MS / 2)
  tick()

  function tick(): void {
    const left = Math.ceil((resendAt - Date.now()) / SECOND_MS)
    press.disabled = left > 0
    press.textContent = left > 0 ? `${left}秒后重新获取` : '重新获取'
    if (left <= 0 || !press.isConnected) clearInterval(timer)
  }
}

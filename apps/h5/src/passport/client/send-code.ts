import { maskHandset } from '@yingzao/contract/client'
import type { StandIn } from '@yingzao/host'
import { toast } from '../../client/toast'
import { type Faults, showFaults } from './faults'
import { ask, part, whileBusy, wordsFor } from './page'
import { startResend } from './resend'

/** What a code is sent for by these pages. */
type Scene = 'login' | 'erase'

/**
 * Sends a code to a phone when its button is pressed: captcha first, then the message. `check` says what is wrong before
 * anything is asked.
 */
export function installSendCode(type: Scene, handset: () => string, check: () => Faults): void {
  const button = part<HTMLButtonElement>('[data-send]')
  button.onclick = () =>
    whileBusy(button, async () => {
      if (showFaults(check())) showFaults(await sendCode(type, handset(), button))
    })
}

async function sendCode(type: Scene, handset: string, button: HTMLButtonElement): Promise<Faults> {
  try {
    const { solveCaptcha } = await import(/* webpackChunkName: "captcha" */ '@yingzao/host/captcha')
    const captcha = await solveCaptcha({ ask, standIn }, { type, handset })
    if (captcha.status === 'closed') return {}
    if (captcha.status === 'failed') {
      const message = `验证失败[${captcha.code}]`
      toast(message)
      return { form: message }
    }
    const { ticket, randstr } = captcha
    const sent = await ask('advertSmsSend', {
      handset,
      ticket,
      randstr,
      type,
      platform_name: 'passport',
    })
    if (!sent.response) return { form: sent.msg }
    startResend(button, sent.response.resend_seconds)
    part('#code-hint').textContent =
      `验证码已发送至 ${maskHandset(handset)}，${sent.response.expire_seconds / 60}分钟内有效`
    part('#code').focus()
    return {}
  } catch (error) {
    return { form: wordsFor(error) }
  }
}

/** Browsers that know no dialog. */
const standIn: StandIn = async (dialog) => {
  const made = await import(/* webpackChunkName: "dialog-stand-in" */ '../../client/dialog-stand-in')
  made.standIn(dialog)
}

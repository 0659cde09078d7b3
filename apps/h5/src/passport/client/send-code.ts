import { maskHandset } from '@yingzao/contract/client'
import { CHUNK_MESSAGE } from '@yingzao/renderer/chunk-message'
import { toast } from '../../client/toast'
import { type Faults, showFaults } from './faults'
import { ask, part, whileBusy } from './page'
import { startResend } from './resend'
import { standIn } from './stand-in'

/** What these pages send a code for. */
type Scene = 'login' | 'erase'

/**
 * Sends a code to a phone when its button is pressed: captcha first, then the message. `check` returns what is wrong
 * before anything is requested.
 */
export function installSendCode(type: Scene, handset: () => string, check: () => Faults): void {
  const button = part<HTMLButtonElement>('[data-send]')
  button.onclick = () =>
    whileBusy(button, async () => {
      if (showFaults(check())) showFaults(await sendCode(type, handset(), button))
    })
}

/** What the previous answer said, to tell that a phone asking again too soon may have its code. */
let asked = 0

async function sendCode(type: Scene, handset: string, button: HTMLButtonElement): Promise<Faults> {
  try {
    const { askForCode } = await import(/* webpackChunkName: "passport-code" */ '@yingzao/host/phone-proof')
    const sender = { type, platform_name: 'passport' }
    const answer = await askForCode({ ask, standIn, now: Date.now, sender }, { handset, asked })
    if ('asked' in answer) asked = answer.asked
    if (answer.state === 'closed') return {}
    if (answer.state === 'unsolved') toast(answer.msg)
    if (answer.state !== 'sent') return { form: answer.msg }
    startResend(button, answer.resendAt)
    part('#code-hint').textContent = `验证码已发送至 ${maskHandset(handset)}${goodFor(answer.expireSeconds)}`
    part('#code').focus()
    return {}
  } catch {
    // No call rejects: the chunk did not arrive.
    return { form: CHUNK_MESSAGE }
  }
}

/** Returns how long a code is valid; nothing where the answer that said so was lost. */
function goodFor(seconds: number | undefined): string {
  return seconds === undefined ? '' : `，${seconds / 60}分钟内有效`
}

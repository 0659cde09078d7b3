import { isCodeRefused, maskHandset } from '@yingzao/contract/client'
import { codeFault } from './entries'
import { clearFaultsWhileTyping, type Faults, showFaults } from './faults'
import { ask, isLoggedIn, part, show, whileBusy, wordsFor } from './page'
import { installSendCode } from './send-code'
import { isTicked, typedCode, typedHandset } from './typed'

/** Installs the page for being erased. */
export async function installErase(): Promise<void> {
  const own = isLoggedIn() ? await ownHandset() : undefined
  show('[data-mine]', own !== undefined)
  show('[data-anonymous]', own === undefined)
  if (own === undefined) return
  const handsetFaults = (): Faults =>
    maskHandset(typedHandset()) === own ? {} : { handset: `请输入当前登录的手机号 ${own}` }
  const faults = (): Faults => {
    const code = codeFault(typedCode())
    return {
      ...handsetFaults(),
      ...(code && { code }),
      ...(isTicked('understood') ? {} : { understood: '请先确认您已了解注销的后果' }),
    }
  }
  clearFaultsWhileTyping()
  installSendCode('erase', typedHandset, handsetFaults)
  part<HTMLFormElement>('form').onsubmit = (event) => {
    event.preventDefault()
    void whileBusy(part<HTMLButtonElement>('[type=submit]'), async () => {
      if (showFaults(faults())) showFaults(await erase())
    })
  }
}

/** Masked; undefined when nobody is logged in. */
async function ownHandset(): Promise<string | undefined> {
  const user = await ask('currentUser', {}).catch(() => undefined)
  return user?.response?.handset
}

async function erase(): Promise<Faults> {
  try {
    const { code, msg, response } = await ask('privacyErase', { code: typedCode() })
    if (!response) return { [isCodeRefused(code) ? 'code' : 'form']: msg }
    show('form', false)
    show('[data-done]', true)
    part('[data-done]').focus()
    return {}
  } catch (error) {
    return { form: wordsFor(error) }
  }
}

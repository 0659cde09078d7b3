import { isCodeRefused, isHandset } from '@yingzao/contract/client'
import { codeFault, WORDS } from './entries'
import { clearFaultsWhileTyping, type Faults, showFaults } from './faults'
import { leave, returnTo } from './leave'
import { ask, isLoggedIn, part, whileBusy, wordsFor } from './page'
import { installSendCode } from './send-code'
import { isTicked, typedCode, typedHandset } from './typed'

/** The login by phone and code. */
export function installLogin(): void {
  clearFaultsWhileTyping()
  installSendCode('login', typedHandset, () => ({ ...handsetFaults(), ...consentFaults() }))
  const form = part<HTMLFormElement>('form')
  form.onsubmit = (event) => {
    event.preventDefault()
    void whileBusy(part<HTMLButtonElement>('[type=submit]'), async () => {
      if (showFaults(faultsBefore())) showFaults(await logIn())
    })
  }
  if (isLoggedIn()) void offerKnownLogin()
}

function faultsBefore(): Faults {
  const code = codeFault(typedCode())
  return { ...handsetFaults(), ...(code && { code }), ...consentFaults() }
}

function handsetFaults(): Faults {
  return isHandset(typedHandset()) ? {} : { handset: WORDS.handset }
}

function consentFaults(): Faults {
  return isTicked('consent') ? {} : { consent: WORDS.consent }
}

/** Leaves the page after a success, which sets the cookie; otherwise returns what is wrong. */
async function logIn(): Promise<Faults> {
  const { type = '', consent: consent_version = '' } = document.body.dataset
  const cps_id = new URL(returnTo(), location.origin).searchParams.get('cps_id')?.slice(0, 64)
  try {
    const { code, msg, response } = await ask('smartLogin', {
      handset: typedHandset(),
      code: typedCode(),
      platform_name: 'passport',
      consent: 1,
      consent_version,
      ...(type && { type }),
      ...(cps_id && { cps_id }),
    })
    if (!response) return { [isCodeRefused(code) ? 'code' : 'form']: msg }
    leave()
    return {}
  } catch (error) {
    return { form: wordsFor(error) }
  }
}

/** Visitors who are already logged in need not do it again. */
async function offerKnownLogin(): Promise<void> {
  const user = await ask('currentUser', {}).catch(() => undefined)
  if (!user?.response) return
  part('[data-known]').textContent = user.response.handset
  part('.pp-known').hidden = false
}

import { useHost } from '@yingzao/renderer'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ConsentLine } from '../fields/consent-line'
import { Fault } from '../fields/field'
import { PhoneField } from '../fields/phone-field'
import { useFaultFocus } from '../fields/use-fault-focus'
import { useIsSlow } from '../fields/use-is-slow'
import { CodeField } from '../phone-code/code-field'
import type { WInviteRegisterProps } from './props'
import type { SignUp } from './use-sign-up'

interface SignUpFormProps {
  id: string
  props: WInviteRegisterProps
  signUp: SignUp
}

/**
 * Phone, code and consent. Until it wakes it is a form of phone and consent, which the gateway answers with pages that
 * ask for the code: nobody is lost because a script does not load.
 */
export function SignUpForm({ id, props, signUp }: SignUpFormProps) {
  const { pageCode } = useHost()
  const { state, send, draft, share_code } = signUp
  const { faults, work } = state
  const form = useRef<HTMLFormElement>(null)
  const [handset, setHandset] = useState('')
  const isSubmitting = work === 'submitting'
  const isSlow = useIsSlow(isSubmitting)
  useFaultFocus(form, state.failures)

  useEffect(() => {
    const { current } = form
    if (!current) return
    // From here on the form itself reports what is wrong.
    current.noValidate = true
    send({ type: 'woke' })
    const [phone, consent] = [field(current, 'handset'), field(current, 'consent')]
    // What the browser has filled in by itself is newer, and a visitor may be quicker than the script.
    if (phone) phone.value ||= draft().handset
    if (consent) consent.checked ||= draft().isAgreed
    setHandset(phone?.value ?? '')
  }, [draft, send])

  function typed() {
    const { current } = form
    return {
      handset: field(current, 'handset')?.value ?? '',
      code: field(current, 'code')?.value ?? '',
      isAgreed: field(current, 'consent')?.checked ?? false,
    }
  }

  function correct({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return
    const { handset, isAgreed } = typed()
    Object.assign(draft(), { handset, isAgreed })
    setHandset(handset)
    send({ type: 'corrected', field: target.name })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    signUp.submit(typed())
  }

  return (
    <form
      className="yz-invited__form"
      ref={form}
      method="post"
      action={`/h5-page/lead/${pageCode()}?form=${encodeURIComponent(id)}`}
      aria-label={props.title}
      onChange={correct}
      onSubmit={submit}
      // The page's script has set `novalidate` before.
      suppressHydrationWarning
    >
      {share_code && <input type="hidden" name="share_code" value={share_code} />}
      <PhoneField isInvalid={faults.handset !== undefined} fault={faults.handset} />
      <CodeField
        state={state}
        handset={handset}
        onAsk={() => signUp.askCode(handset, () => form.current?.submit())}
      />
      <ConsentLine name="consent" text={props.consent} documents={props} fault={faults.consent} />
      <Fault text={faults.form} />
      <p className="yz-invited__next-page">下一步验证手机号</p>
      <button className="yz-tap yz-submit yz-invited__button" type="submit" aria-busy={isSubmitting}>
        {isSubmitting ? '正在提交…' : props.button}
      </button>
      <p className="yz-invited__slow" role="status">
        {isSlow && '网络较慢，仍在提交，请不要关闭页面'}
      </p>
    </form>
  )
}

function field(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}

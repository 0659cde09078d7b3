import { useHost } from '@yingzao/renderer'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { initialAddress } from '../address/address'
import { AddressField } from '../address/address-field'
import { ConsentLine } from '../fields/consent-line'
import { Fault, Field } from '../fields/field'
import { PhoneField } from '../fields/phone-field'
import { useFaultFocus } from '../fields/use-fault-focus'
import { CodeField } from '../phone-code/code-field'
import { OwnPhoneLine } from '../phone-code/own-phone-line'
import { useOwnPhone } from '../phone-code/use-own-phone'
import type { WBrokerRegisterProps } from './props'
import { useAddress } from './use-address'
import type { Registration } from './use-register'

interface RegisterFormProps {
  id: string
  props: WBrokerRegisterProps
  registration: Registration
}

/**
 * Name, address, phone, code and consent. Until it wakes it is a form of name, phone and consent, which the gateway
 * answers with pages that ask for the rest: nobody is lost because a script does not load.
 */
export function RegisterForm({ id, props, registration }: RegisterFormProps) {
  const { pageCode } = useHost()
  const { state, send, draft, keep } = registration
  const { faults, work, isAwake } = state
  const form = useRef<HTMLFormElement>(null)
  const [handset, setHandset] = useState('')
  const own = useOwnPhone()
  const address = useAddress(form, registration)
  useFaultFocus(form, state.failures)

  useEffect(() => {
    const { current } = form
    if (!current) return
    // From here on the form itself reports what is wrong.
    current.noValidate = true
    send({ type: 'woke', hasBegun: current.querySelector(BEGUN) !== null })
    const name = field(current, 'name')
    // What the browser has filled in by itself is newer, and a visitor may be quicker than the script.
    if (name) name.value ||= draft().name
    setHandset(field(current, 'handset')?.value ?? '')
  }, [draft, send])

  function correct({ target }: FormEvent) {
    if (!(target instanceof HTMLInputElement)) return
    if (target.name === 'name') keep({ name: target.value })
    if (target.name === 'handset') setHandset(target.value)
    send({ type: 'corrected', field: target.name })
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    registration.submit({
      name: field(form.current, 'name')?.value ?? '',
      handset: own.chosen ? undefined : handset,
      code: field(form.current, 'code')?.value ?? '',
      address: draft().address,
      isAgreed: field(form.current, 'consent')?.checked ?? false,
    })
  }

  return (
    <form
      ref={form}
      method="post"
      action={`/h5-page/lead/${pageCode()}?form=${encodeURIComponent(id)}`}
      aria-label="开户登记"
      onChange={correct}
      onSubmit={submit}
      // The page's script has set `novalidate` before.
      suppressHydrationWarning
    >
      {state.broker && <input type="hidden" name="open_brokerage_type" value={state.broker} />}
      <Field
        label="姓名"
        name="name"
        type="text"
        maxLength={12}
        autoComplete="name"
        placeholder="请输入姓名"
        isInvalid={faults.name !== undefined}
        fault={faults.handset ? undefined : faults.name}
      />
      <div className="yz-register__address" data-invalid={faults.address && ''} hidden={!isAwake}>
        <AddressField
          id={`${id}--address`}
          label="所在地区"
          placeholder="请选择省、市、区"
          value={initialAddress(address)}
        />
        <Fault text={faults.address} />
      </div>
      {own.chosen ? (
        <OwnPhoneLine masked={own.chosen} fault={faults.handset} onDecline={() => own.decline(true)} />
      ) : (
        <>
          <PhoneField isInvalid={faults.handset !== undefined} fault={faults.handset} />
          <CodeField
            state={state}
            handset={handset}
            onAsk={() => registration.askCode(handset, () => form.current?.submit())}
            hidden={!isAwake}
          />
        </>
      )}
      <ConsentLine name="consent" text={props.consent} documents={props} fault={faults.consent} />
      <Fault text={faults.form} />
      <p className="yz-register__next-page" hidden={isAwake}>
        下一步选择券商和所在地区，并验证手机号
      </p>
      <button
        className="yz-tap yz-submit yz-register__button"
        type="submit"
        aria-busy={work === 'submitting'}
      >
        {work === 'submitting' ? '正在提交…' : props.button || '提交登记'}
      </button>
    </form>
  )
}

/** Somebody was quicker than the script: has the focus in the form, a tick, or something in a field that must be filled in. */
const BEGUN = ':focus,:checked,[placeholder]:enabled:valid'

function field(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const found = form?.elements.namedItem(name)
  return found instanceof HTMLInputElement ? found : undefined
}

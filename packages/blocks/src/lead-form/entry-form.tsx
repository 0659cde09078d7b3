import { type KeyboardEvent, useRef } from 'react'
import { ConsentLine } from './consent-line'
import { Fault, Field } from './field'
import { isBusy } from './lead-state'
import { MESSAGES } from './messages'
import type { LeadFormProps } from './props'
import { useFaultFocus } from './use-fault-focus'
import type { Lead } from './use-lead'

/** A form without a text that is agreed to would take leads without a consent. */
const CONSENT = '我已阅读并同意《隐私政策》'

interface EntryFormProps extends Pick<Lead, 'state' | 'send' | 'start'> {
  props: LeadFormProps
}

/**
 * Name, phone and consent. It has no submit button: before it wakes, Enter would otherwise send the phone number to
 * the server inside the page's address.
 */
export function EntryForm({ props, state, send, start }: EntryFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { faults } = state
  useFaultFocus(form, state.failures)

  function submit() {
    if (!form.current) return
    const typed = new FormData(form.current)
    const text = (name: string) => typed.get(name)?.toString()
    start({
      nick_name: text('nick_name') ?? '',
      handset: text('handset') ?? '',
      consent: text('consent'),
      marketing: text('consent_marketing'),
    })
  }

  return (
    <form
      className="yz-lead__form"
      ref={form}
      noValidate
      aria-label={props.title || '预约表单'}
      onChange={({ target }) => send({ type: 'corrected', field: fieldName(target) })}
      onKeyDown={(event) => isSubmitKey(event) && submit()}
    >
      <Field
        label="姓名"
        name="nick_name"
        type="text"
        maxLength={12}
        autoComplete="name"
        placeholder="请输入姓名"
        isInvalid={faults.nick_name !== undefined}
        fault={faults.handset ? undefined : faults.nick_name}
      />
      <Field
        label="手机号"
        name="handset"
        type="tel"
        inputMode="tel"
        maxLength={11}
        autoComplete="tel"
        placeholder="请输入手机号"
        isInvalid={faults.handset !== undefined}
        fault={faults.handset}
      />
      <ConsentLine name="consent" text={props.consent || CONSENT} props={props} fault={faults.consent} />
      {props.marketing && <ConsentLine name="consent_marketing" text={props.marketing} props={props} />}
      {state.step === 'filling' && <Fault text={faults.form} />}
      <button className="yz-tap yz-lead__button" type="button" aria-busy={isBusy(state)} onClick={submit}>
        {BUSY_TEXTS[state.step] ?? (props.button || '立即领取')}
      </button>
      <noscript>{MESSAGES.unavailable}</noscript>
    </form>
  )
}

const BUSY_TEXTS: Partial<Record<Lead['state']['step'], string>> = {
  captcha: '请完成验证…',
  sending: '正在发送验证码…',
}

function fieldName(target: EventTarget): string {
  return target instanceof HTMLInputElement ? target.name : ''
}

/** Enter in a text field; not the one that ends an input method, and not on a link, a button or a box. */
function isSubmitKey(event: KeyboardEvent): boolean {
  return (
    event.key === 'Enter' &&
    !event.nativeEvent.isComposing &&
    event.target instanceof HTMLInputElement &&
    event.target.type !== 'checkbox'
  )
}

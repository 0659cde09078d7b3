import { useId, useRef } from 'react'
import { Fault, Field } from './field'
import { maskHandset } from './lead-entry'
import { useFaultFocus } from './use-fault-focus'
import type { Lead } from './use-lead'
import { usePopup } from './use-popup'
import { useSecondsLeft } from './use-seconds-left'

interface CodePopupProps {
  blockId: string
  lead: Lead
}

/** Asks for the code that was sent. Its close icon comes last, so that the field gets the focus first. */
export function CodePopup({ blockId, lead }: CodePopupProps) {
  const { state, send, resend, confirm } = lead
  const { step, entry, faults } = state
  const popupId = `${blockId}--code`
  const dialog = usePopup(blockId, popupId, step === 'code' || step === 'submitting')
  const panel = useRef<HTMLDivElement>(null)
  const left = useSecondsLeft(state.resendAt)
  const titleId = useId()
  useFaultFocus(panel, state.failures)

  const submit = () => confirm(panel.current?.querySelector('input')?.value ?? '')
  return (
    <dialog
      className="yz-lead__dialog"
      ref={dialog}
      data-popup={popupId}
      // biome-ignore lint/a11y/noRedundantRoles: a browser below iOS 15.4 knows no dialog and needs to be told.
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      onClose={() => send({ type: 'codeClosed' })}
    >
      <div className="yz-lead__panel" ref={panel}>
        <b className="yz-lead__heading" id={titleId}>
          输入验证码
        </b>
        {entry && <p className="yz-lead__text">验证码已发送至 {maskHandset(entry.handset)}</p>}
        <Field
          label="验证码"
          name="code"
          type="text"
          inputMode="numeric"
          maxLength={6}
          autoComplete="one-time-code"
          placeholder="请输入短信中的4位验证码"
          isInvalid={faults.code !== undefined}
          fault={faults.code}
          onChange={() => send({ type: 'corrected', field: 'code' })}
          onKeyDown={(event) => event.key === 'Enter' && submit()}
        />
        <button className="yz-lead__again" type="button" disabled={left > 0} onClick={resend}>
          {left > 0 ? `${left} 秒后可重新获取` : '重新获取验证码'}
        </button>
        <Fault text={faults.form} />
        <button className="yz-lead__button" type="button" aria-busy={step === 'submitting'} onClick={submit}>
          {step === 'submitting' ? '正在提交…' : '立即激活'}
        </button>
        <button className="yz-lead__close" type="button" data-close="" aria-label="关闭" />
      </div>
    </dialog>
  )
}

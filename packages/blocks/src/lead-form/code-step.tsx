import { maskHandset } from '@yingzao/contract/client'
import { useRef } from 'react'
import { Fault } from '../fields/field'
import { useFaultFocus } from '../fields/use-fault-focus'
import { useSecondsLeft } from '../fields/use-seconds-left'
import { CodeInput } from '../phone-code/code-input'
import type { CodeStepProps } from './lead'
import { PopupPanel } from './popup-panel'

/** Asks for the code that was sent. */
export function CodeStep({ title, after, lead }: CodeStepProps) {
  const { state, send, resend, confirm } = lead
  const { step, entry, faults } = state
  const panel = useRef<HTMLDivElement>(null)
  const left = useSecondsLeft(state.resendAt)
  useFaultFocus(panel, state.failures)

  const submit = () => confirm(panel.current?.querySelector('input')?.value ?? '')
  return (
    <PopupPanel title={title} panel={panel}>
      {entry && <p className="yz-lead__text">验证码已发送至 {maskHandset(entry.handset)}</p>}
      <CodeInput
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
      <button
        className="yz-submit yz-lead__button"
        type="button"
        aria-busy={step === 'submitting'}
        onClick={submit}
      >
        {step === 'submitting' ? '正在提交…' : after.download ? '立即激活' : '提交'}
      </button>
    </PopupPanel>
  )
}

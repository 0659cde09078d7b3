import './code-field.css'
import { useSecondsLeft } from '../fields/use-seconds-left'
import type { CodeForm, FormFaults } from './code-form-state'
import { CodeInput } from './code-input'
import { hasCode, WORK_TEXTS } from './phone-code'

interface CodeFieldProps {
  state: CodeForm<FormFaults<never>> & { isAwake: boolean }
  /** The phone as it is typed. */
  handset: string
  onAsk: () => void
  hidden?: boolean
}

/** The code, with the button that sends it: once a minute per phone. */
export function CodeField({ state, handset, onAsk, hidden }: CodeFieldProps) {
  const { faults, work, isAwake } = state
  const isSent = hasCode(state, handset.trim())
  const seconds = useSecondsLeft(state.resendAt)
  const left = isSent ? seconds : 0
  return (
    <div className="yz-code-field" hidden={hidden}>
      <CodeInput
        // While asleep nothing asks for it, and it must not keep the form from being submitted.
        disabled={!isAwake}
        placeholder="请输入验证码"
        isInvalid={faults.code !== undefined}
        fault={faults.code}
        after={
          <button
            className="yz-code-field__ask"
            type="button"
            disabled={left > 0}
            aria-busy={ASKING[work] !== undefined}
            onClick={onAsk}
          >
            {ASKING[work] ?? (left > 0 ? `${left} 秒后重发` : isSent ? '重新获取' : '获取验证码')}
          </button>
        }
      />
      <p className="yz-code-field__sent" role="status">
        {isSent && left > 0 && '验证码已发送，请查看短信'}
      </p>
    </div>
  )
}

const ASKING: Partial<Record<CodeForm<object>['work'], string>> = {
  ...WORK_TEXTS,
  sending: '正在发送…',
}

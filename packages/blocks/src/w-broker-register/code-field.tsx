import { useSecondsLeft } from '../fields/use-seconds-left'
import { CodeInput, ResendButton } from '../phone-code/code-parts'
import { hasCode, WORK_TEXTS } from '../phone-code/phone-code'
import type { RegisterState } from './register-state'

interface CodeFieldProps {
  state: RegisterState
  /** The phone as it is typed. */
  handset: string
  onAsk: () => void
}

/** The code, with the button that sends it: once a minute for a phone. */
export function CodeField({ state, handset, onAsk }: CodeFieldProps) {
  const { faults, work } = state
  const isSent = hasCode(state, handset.trim())
  const seconds = useSecondsLeft(state.resendAt)
  const left = isSent ? seconds : 0
  return (
    <div className="yz-register__code">
      <CodeInput
        placeholder="请输入验证码"
        isInvalid={faults.code !== undefined}
        fault={faults.code}
        after={
          <ResendButton
            className="yz-register__ask"
            left={left}
            wait="秒后重发"
            work={ASKING[work]}
            aria-busy={ASKING[work] !== undefined}
            onClick={onAsk}
          >
            {isSent ? '重新获取' : '获取验证码'}
          </ResendButton>
        }
      />
      <p className="yz-register__sent" role="status">
        {isSent && left > 0 && '验证码已发送，请查看短信'}
      </p>
    </div>
  )
}

const ASKING: Partial<Record<RegisterState['work'], string>> = {
  ...WORK_TEXTS,
  sending: '正在发送…',
}

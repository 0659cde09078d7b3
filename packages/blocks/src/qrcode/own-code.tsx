import { useHost } from '@yingzao/renderer'
import type { ReactNode } from 'react'
import { ANONYMOUS, type Answer, LOADING } from '../answers/answer'
import { GivenImage } from '../answers/given-image'
import type { OwnType } from './own-call'
import { SIDE } from './side'
import { useOwnCode } from './use-own-code'

interface OwnCodeProps {
  type: OwnType
  state_code: string
  tip: ReactNode
}

/** A code that is made for one visitor, with its tip. The stored page knows nobody, so it begins as anonymous. */
export function OwnCode({ type, state_code, tip }: OwnCodeProps) {
  const { answer, again } = useOwnCode(type, state_code)
  return (
    <figure className={`yz-qrcode yz-qrcode--${answer.state}`} data-own={type} data-code={state_code}>
      <div className="yz-qrcode__box">
        <Place answer={answer} again={again} />
      </div>
      {tip}
      {STATES.map((state) => (
        <template key={state.state} data-state={state.state}>
          <Place answer={state} again={again} />
        </template>
      ))}
    </figure>
  )
}

/** What else may stand in the code's place; live.ts takes it from here. */
const STATES = [ANONYMOUS, LOADING, { state: 'failed', code: 0, msg: '' }] as const

interface PlaceProps {
  answer: Answer<string>
  again: () => void
}

function Place({ answer, again }: PlaceProps) {
  switch (answer.state) {
    case 'anonymous':
      return <Locked />
    case 'loading':
      return (
        <p className="yz-qrcode__words yz-qrcode__words--loading" aria-live="polite">
          二维码加载中
        </p>
      )
    case 'failed':
      return <Failed msg={answer.msg} again={again} />
    case 'known':
      return (
        <GivenImage
          url={answer.response}
          alt="服务二维码"
          width={SIDE}
          height={SIDE}
          whenBroken={(retry) => (
            <Failed
              msg=""
              again={() => {
                again()
                retry()
              }}
            />
          )}
        />
      )
  }
}

function Locked() {
  const host = useHost()
  return (
    <button
      className="yz-tap yz-qrcode__words yz-qrcode__words--locked"
      type="button"
      onClick={() => host.login()}
    >
      登录后查看
    </button>
  )
}

function Failed({ msg, again }: { msg: string; again: () => void }) {
  return (
    <div className="yz-qrcode__words">
      <p className="yz-qrcode__tooltip" role="alert">
        {msg || '二维码获取失败，请稍后重试'}
      </p>
      <button className="yz-qrcode__retry" type="button" onClick={again}>
        重试
      </button>
    </div>
  )
}

import { useHost } from '@yingzao/renderer'
import type { ReactNode } from 'react'
import type { Answer } from '../answers/answer'
import { GivenImage, ImageRoom } from '../answers/given-image'
import { Later } from '../answers/later'
import type { OwnType } from './own-call'
import { SIDE } from './side'
import { useOwnCode } from './use-own-code'

const PICTURE = { alt: '服务二维码', width: SIDE, height: SIDE }

interface OwnCodeProps {
  type: OwnType
  state_code: string
  tip: ReactNode
}

/**
 * A code that is made for one visitor, with its tip. The stored page knows no visitor, so it begins as anonymous, with
 * everything that may replace that without React (live.ts) next to it.
 */
export function OwnCode({ type, state_code, tip }: OwnCodeProps) {
  const { answer, again } = useOwnCode(type, state_code)
  return (
    <figure
      className={`yz-qrcode yz-qrcode--${answer.state}`}
      data-own={type}
      data-code={state_code || undefined}
    >
      <div className="yz-qrcode__box">
        <Place answer={answer} again={again} />
      </div>
      <Later name="loading">
        <Loading />
      </Later>
      <Later name="known">
        <ImageRoom {...PICTURE} />
      </Later>
      <Later name="failed">
        <Failed msg="" />
      </Later>
      {tip}
    </figure>
  )
}

interface PlaceProps {
  answer: Answer<string>
  again: () => void
}

function Place({ answer, again }: PlaceProps) {
  switch (answer.state) {
    case 'anonymous':
      return <Locked />
    case 'loading':
      return <Loading />
    case 'failed':
      return <Failed msg={answer.msg} again={again} />
    case 'known':
      return (
        <GivenImage
          {...PICTURE}
          url={answer.response}
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

function Loading() {
  return (
    <p className="yz-qrcode__words yz-qrcode__words--loading" aria-live="polite">
      二维码加载中
    </p>
  )
}

function Locked() {
  const host = useHost()
  return (
    <button
      className="yz-tap yz-qrcode__words yz-qrcode__words--locked"
      type="button"
      data-does="login"
      onClick={() => host.login()}
    >
      登录后查看
    </button>
  )
}

/** Without `again` it is rendered for live.ts, which handles the button. */
function Failed({ msg, again }: { msg: string; again?: () => void }) {
  return (
    <div className="yz-qrcode__words">
      <p className="yz-qrcode__tooltip" role="alert">
        {msg || '二维码获取失败，请稍后重试'}
      </p>
      <button className="yz-qrcode__retry" type="button" data-does="again" onClick={again}>
        重试
      </button>
    </div>
  )
}

import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import type { ReactNode } from 'react'
import { GivenImage } from '../answers/given-image'
import { useAnswer } from '../answers/use-answer'
import { Tap } from '../tap/tap'
import type { CodeProps } from './props'
import { TextCode } from './text-code'

/** CSS pixels of a code's side; a code is square. */
const SIDE = 400

interface LiveCodeProps {
  codeId: string
  /** For which kind of content room is kept until it is known. */
  room: CodeProps['room']
  label: string
}

/** Whatever a live code leads to now: a picture, a text, or a mini program. */
export function LiveCode({ codeId, room, label }: LiveCodeProps) {
  const { answer, again } = useAnswer('liveCodeDetail', { code_id: codeId })
  switch (answer.state) {
    case 'loading':
      return (
        <Frame room={room}>
          <p className="yz-code__hint" aria-live="polite">
            加载中…
          </p>
        </Frame>
      )
    case 'anonymous':
      return (
        <Frame room={room}>
          <Locked />
        </Frame>
      )
    case 'failed':
      return (
        <Frame room={room}>
          <Failed msg={answer.msg} retry={again} />
        </Frame>
      )
  }
  const { kind, image, text, minp } = answer.response
  if (kind === 'text' && text) return <TextCode text={text} label={label} />
  if (kind === 'minp' && minp) return <MiniProgram codeId={codeId} />
  return (
    <Frame room="image" tip="长按识别二维码">
      <GivenImage
        url={image}
        alt="二维码"
        width={SIDE}
        height={SIDE}
        whenBroken={(retry) => <Failed msg="二维码获取失败，请稍后重试" retry={retry} />}
      />
    </Frame>
  )
}

/** A row, or a square with room for a tip below it. */
function Frame({ room, tip, children }: { room: CodeProps['room']; tip?: string; children: ReactNode }) {
  if (room === 'text') return <div className="yz-code">{children}</div>
  return (
    <div className="yz-code yz-code--image">
      <div className="yz-code__box">{children}</div>
      <p className="yz-code__tip">{tip}</p>
    </div>
  )
}

function Locked() {
  const host = useHost()
  return (
    <>
      <p className="yz-code__hint">登录后查看</p>
      <button className="yz-tap yz-code__button" type="button" onClick={() => host.login()}>
        去登录
      </button>
    </>
  )
}

function Failed({ msg, retry }: { msg: string; retry: () => void }) {
  return (
    <>
      <p className="yz-code__hint" role="alert">
        {msg || '获取失败，请稍后重试'}
      </p>
      <button className="yz-tap yz-code__button" type="button" onClick={retry}>
        重试
      </button>
    </>
  )
}

/** Opening one is the host's: its link is made for the tap. */
function MiniProgram({ codeId }: { codeId: string }) {
  return (
    <div className="yz-code">
      <p className="yz-code__hint">在小程序中继续</p>
      <Tap common={{ action: { type: ACTION_TYPES.code, codeId } }} className="yz-code__button">
        打开
      </Tap>
    </div>
  )
}

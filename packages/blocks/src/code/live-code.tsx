import { useHost } from '@yingzao/renderer'
import { ACTION_TYPES } from '@yingzao/schema/client'
import type { ReactNode } from 'react'
import { GivenImage, ImageRoom } from '../answers/given-image'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { Tap } from '../tap/tap'
import { liveKind } from './live-kind'
import type { CodeProps } from './props'
import { TextCode } from './text-code'

/** CSS pixels of a code's side; a code is square. */
const PICTURE = { alt: '二维码', width: 400, height: 400 }

interface LiveCodeProps {
  codeId: string
  /** The kind of content for which space is reserved until it is known. */
  room: CodeProps['room']
  label: string
}

/** Whatever a live code leads to now, and next to it everything that may replace it without React (live.ts). */
export function LiveCode(props: LiveCodeProps) {
  const { codeId, room, label } = props
  return (
    <>
      <Shown {...props} />
      <Later name="anonymous">
        <Frame room={room}>
          <Locked />
        </Frame>
      </Later>
      <Later name="failed">
        <Frame room={room}>
          <Failed msg="" />
        </Frame>
      </Later>
      <Later name="text">
        <TextCode text="" label={label} />
      </Later>
      <Later name="minp">
        <MiniProgram codeId={codeId} />
      </Later>
      <Later name="image">
        <PictureFrame>
          <ImageRoom {...PICTURE} />
        </PictureFrame>
      </Later>
      <Later name="broken">
        <PictureFrame>
          <Broken />
        </PictureFrame>
      </Later>
    </>
  )
}

function Shown({ codeId, room, label }: LiveCodeProps) {
  const { answer, again } = useAnswer('liveCodeDetail', { code_id: codeId })
  switch (answer.state) {
    case 'loading':
      return (
        <Frame room={room} codeId={codeId}>
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
  const { image, text } = answer.response
  const kind = liveKind(answer.response)
  if (kind === 'text') return <TextCode text={text} label={label} />
  if (kind === 'minp') return <MiniProgram codeId={codeId} />
  return (
    <PictureFrame>
      <GivenImage {...PICTURE} url={image} whenBroken={(retry) => <Broken retry={retry} />} />
    </PictureFrame>
  )
}

interface FrameProps {
  room: CodeProps['room']
  tip?: string
  /** The code that live.ts asks the gateway about. */
  codeId?: string
  children: ReactNode
}

/** A row, or a square with room for a tip below it. */
function Frame({ room, tip, codeId, children }: FrameProps) {
  if (room === 'text') {
    return (
      <div className="yz-code" data-code={codeId}>
        {children}
      </div>
    )
  }
  return (
    <div className="yz-code yz-code--image" data-code={codeId}>
      <div className="yz-code__box">{children}</div>
      <p className="yz-code__tip">{tip}</p>
    </div>
  )
}

function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <Frame room="image" tip="长按识别二维码">
      {children}
    </Frame>
  )
}

function Locked() {
  const host = useHost()
  return (
    <>
      <p className="yz-code__hint">登录后查看</p>
      <button className="yz-tap yz-code__button" type="button" data-does="login" onClick={() => host.login()}>
        去登录
      </button>
    </>
  )
}

/** Without `retry` it is rendered for live.ts, which handles the button. */
function Failed({ msg, retry }: { msg: string; retry?: () => void }) {
  return (
    <>
      <p className="yz-code__hint" role="alert">
        {msg || '获取失败，请稍后重试'}
      </p>
      <button className="yz-tap yz-code__button" type="button" data-does="again" onClick={retry}>
        重试
      </button>
    </>
  )
}

function Broken({ retry }: { retry?: () => void }) {
  return <Failed msg="二维码获取失败，请稍后重试" {...(retry && { retry })} />
}

/** Opening one is up to the host: its link is created on the tap. */
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

import { useHost } from '@yingzao/renderer'
import { Later } from '../answers/later'
import type { PagesEnd } from '../answers/pages'

interface EndProps {
  end: PagesEnd | 'rest'
  /** How many placeholder cards are shown. */
  size?: number
  /** Why it failed. */
  msg?: string
}

/** What is shown below the lessons: what is under way, what went wrong, or that this was all. */
export function End({ end, size = 0, msg }: EndProps) {
  const host = useHost()
  switch (end) {
    case 'rest':
      return null
    case 'waiting':
      return <Waiting size={size} />
    case 'loading':
      return <p className="yz-videos__end">加载中…</p>
    case 'more':
      return <Button does="more" text="加载更多" />
    case 'end':
      return <p className="yz-videos__end">没有更多了</p>
    case 'empty':
      return <p className="yz-videos__empty">暂无视频</p>
    case 'anonymous':
      return (
        <div className="yz-videos__problem">
          <p>登录后查看</p>
          <Button does="login" text="去登录" onClick={() => host.login()} />
        </div>
      )
    case 'failed':
      return (
        <div className="yz-videos__problem">
          <p role="alert">{msg || '加载失败，请稍后重试'}</p>
          <Button does="more" text="重试" />
        </div>
      )
  }
}

const LATER_ENDS = ['loading', 'more', 'end', 'empty', 'anonymous', 'failed'] as const

/** Everything that may be shown below the lessons later, for live.ts. */
export function LaterEnds({ size }: Required<Pick<EndProps, 'size'>>) {
  return (
    <>
      {LATER_ENDS.map((end) => (
        <Later key={end} name={end}>
          <End end={end} />
        </Later>
      ))}
      <Later name="waiting">
        <Waiting size={size} />
      </Later>
    </>
  )
}

interface ButtonProps {
  does: string
  text: string
  onClick?: () => void
}

function Button({ does, text, onClick }: ButtonProps) {
  return (
    <button className="yz-tap yz-videos__button" type="button" data-does={does} onClick={onClick}>
      {text}
    </button>
  )
}

function Waiting({ size }: { size: number }) {
  return (
    <div className="yz-videos__list yz-videos__waiting" aria-hidden="true">
      {Array.from({ length: size }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <p className="yz-videos__card" key={index}>
          <i className="yz-videos__cover" />
          <i />
          <i />
        </p>
      ))}
    </div>
  )
}

import { useHost } from '@yingzao/renderer'
import { Later } from '../answers/later'
import type { PagesEnd } from '../answers/pages'

interface EndProps {
  end: PagesEnd
  /** How many placeholder rows are shown. */
  size?: number
  /** Why it failed. */
  msg?: string
  /** Undefined where live.ts handles the button. */
  more?: () => void
}

/** What is shown below the posts: what is under way, what went wrong, or that this was all. */
export function End({ end, size = 0, msg, more }: EndProps) {
  const host = useHost()
  switch (end) {
    case 'waiting':
      return <Waiting size={size} />
    case 'loading':
      return <p className="yz-posts__end">加载中…</p>
    case 'more':
      return <Button does="more" text="查看更多" onClick={more} />
    case 'end':
      return <p className="yz-posts__end">没有更多了</p>
    case 'empty':
      return <p className="yz-posts__empty">还没有发布内容</p>
    case 'anonymous':
      return (
        <div className="yz-posts__problem">
          <p>登录后查看</p>
          <Button does="login" text="去登录" onClick={() => host.login()} />
        </div>
      )
    case 'failed':
      return (
        <div className="yz-posts__problem">
          <p role="alert">{msg || '加载失败，请稍后重试'}</p>
          <Button does="more" text="重试" onClick={more} />
        </div>
      )
  }
}

const LATER_ENDS = ['loading', 'more', 'end', 'empty', 'anonymous', 'failed'] as const

/** Everything that may be shown below the posts later, for live.ts. */
export function LaterEnds() {
  return LATER_ENDS.map((end) => (
    <Later key={end} name={end}>
      <End end={end} />
    </Later>
  ))
}

function Button({ does, text, onClick }: { does: string; text: string; onClick?: (() => void) | undefined }) {
  return (
    <button className="yz-posts__button" type="button" data-does={does} onClick={onClick}>
      {text}
    </button>
  )
}

function Waiting({ size }: { size: number }) {
  return (
    <div className="yz-posts__waiting" aria-hidden="true">
      {Array.from({ length: size }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <p key={index}>
          <i />
          <i />
          <i />
          <i />
        </p>
      ))}
    </div>
  )
}

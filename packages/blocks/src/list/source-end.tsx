import { useHost } from '@yingzao/renderer'
import { Later } from '../answers/later'
import type { PagesEnd } from '../answers/pages'

/** How many placeholder rows are shown for those that are still to come. */
const WAITING_ROWS = 4

interface EndProps {
  end: PagesEnd
  emptyText: string
  /** Why it failed. */
  msg?: string
  /** Undefined where live.ts handles the button. */
  more?: () => void
}

/** What is shown below the items: what is in progress, what went wrong, or that this was all. */
export function End({ end, emptyText, msg, more }: EndProps) {
  const host = useHost()
  switch (end) {
    case 'waiting':
      return <Waiting />
    case 'loading':
      return <p className="yz-list__end">加载中…</p>
    case 'more':
      return <p className="yz-list__end">下滑查看更多</p>
    case 'end':
      return <p className="yz-list__end">没有更多了</p>
    case 'empty':
      return <p className="yz-list__empty">{emptyText}</p>
    case 'anonymous':
      return (
        <div className="yz-list__problem">
          <p>登录后查看</p>
          <button className="yz-list__more" type="button" data-does="login" onClick={() => host.login()}>
            去登录
          </button>
        </div>
      )
    case 'failed':
      return (
        <div className="yz-list__problem">
          <p role="alert">{msg || '加载失败，请稍后重试'}</p>
          <button className="yz-list__more" type="button" data-does="more" onClick={more}>
            重试
          </button>
        </div>
      )
  }
}

const LATER_ENDS = ['loading', 'more', 'end', 'empty', 'anonymous', 'failed'] as const

/** Everything that may later be shown below the items, for live.ts. */
export function LaterEnds({ emptyText }: Pick<EndProps, 'emptyText'>) {
  return LATER_ENDS.map((end) => (
    <Later key={end} name={end}>
      <End end={end} emptyText={emptyText} />
    </Later>
  ))
}

function Waiting() {
  return (
    <div className="yz-list__waiting" aria-hidden="true">
      {Array.from({ length: WAITING_ROWS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <p key={index}>
          <i />
          <i />
          <i />
        </p>
      ))}
    </div>
  )
}

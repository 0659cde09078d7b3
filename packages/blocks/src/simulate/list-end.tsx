import './list-end.css'
import { useHost } from '@yingzao/renderer'
import { Later } from '../answers/later'
import type { ListEndName } from './list-shown'
import { SIGN_UP_ADDRESS } from './whose'

interface ListEndProps {
  end: ListEndName
  /** The text for a list without rows. */
  empty: string
}

/** What is shown below a list, or in its place: what is in progress, what went wrong, or that this was all. */
export function ListEnd({ end, empty }: ListEndProps) {
  switch (end) {
    case 'waiting':
      return <Waiting />
    case 'loading':
      return <p className="yz-simulate__word">加载中…</p>
    case 'more':
      return <Button does="more" text="查看更多" />
    case 'end':
      return <p className="yz-simulate__word">没有更多了</p>
    case 'empty':
      return <p className="yz-simulate__instead">{empty}</p>
    case 'anonymous':
      return <LoginFirst />
    case 'missing':
      return <p className="yz-simulate__instead">组合不存在或未公开</p>
    case 'unsigned':
      return (
        <div className="yz-simulate__instead">
          <p>您还没有报名模拟大赛</p>
          <a className="yz-tap yz-simulate__button" href={SIGN_UP_ADDRESS}>
            去报名
          </a>
        </div>
      )
    case 'failed':
      return (
        <div className="yz-simulate__instead" role="alert">
          <Button does="more" text="页面加载失败，点击重试" />
        </div>
      )
  }
}

/** Everything that may be shown there later, for live.ts. */
export function LaterListEnds({ ends, empty }: { ends: readonly ListEndName[]; empty: string }) {
  return ends.map((end) => (
    <Later key={end} name={end}>
      <ListEnd end={end} empty={empty} />
    </Later>
  ))
}

/** For what only visitors who are logged in may see. */
export function LoginFirst() {
  const host = useHost()
  return (
    <div className="yz-simulate__instead">
      <p>登录后查看</p>
      <button
        className="yz-tap yz-simulate__button"
        type="button"
        data-does="login"
        onClick={() => host.login()}
      >
        去登录
      </button>
    </div>
  )
}

function Button({ does, text }: { does: string; text: string }) {
  return (
    <button className="yz-tap yz-simulate__button" type="button" data-does={does}>
      {text}
    </button>
  )
}

/** The room of some rows that are still to come. */
function Waiting() {
  return (
    <div className="yz-simulate__waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}

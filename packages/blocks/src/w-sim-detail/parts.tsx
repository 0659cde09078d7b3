import { BOARD_ADDRESS, SIGN_UP_ADDRESS } from '../simulate/whose'

/** What is shown while it loads. */
export function Waiting() {
  return (
    <div className="yz-folio__waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}

export function Anonymous() {
  return (
    <div className="yz-folio__none">
      <p>登录后查看自己的组合</p>
      <button className="yz-tap yz-folio__button" type="button" data-does="login">
        登录后查看
      </button>
    </div>
  )
}

export function NotJoined() {
  return (
    <div className="yz-folio__none">
      <p>您还没有报名，报名后就有自己的组合</p>
      <a className="yz-tap yz-folio__button" href={SIGN_UP_ADDRESS}>
        去报名
      </a>
    </div>
  )
}

export function Missing() {
  return (
    <div className="yz-folio__none">
      <p>组合不存在或未公开</p>
      <a className="yz-tap yz-folio__button" href={BOARD_ADDRESS}>
        去看排行榜
      </a>
    </div>
  )
}

export function Failed({ msg }: { msg: string }) {
  return (
    <div className="yz-folio__none">
      <p role="alert">{msg}</p>
      <button className="yz-tap yz-folio__button" type="button" data-does="again">
        重试
      </button>
    </div>
  )
}

import type { InviteShown } from './invite-shown'

interface InviteActProps extends Pick<InviteShown, 'stage' | 'text' | 'link'> {
  /** The browser or app here can share a link itself. */
  canShare: boolean
}

/** What there is to press, or to say instead. */
export function InviteAct({ stage, text, link, canShare }: InviteActProps) {
  return (
    <div className="yz-invite__act">
      {stage === 'login' && <Press does="login">登录后邀请</Press>}
      {stage === 'loading' && <p className="yz-invite__said">正在读取您的邀请…</p>}
      {stage === 'invite' && <Ways link={link} canShare={canShare} />}
      {stage === 'failed' && (
        <p className="yz-invite__said" role="alert">
          {text}
        </p>
      )}
      {(stage === 'said' || stage === 'look') && <p className="yz-invite__said">{text}</p>}
      {stage === 'look' && <Press does="login">登录查看我的邀请</Press>}
      {stage === 'failed' && <Press does="again">重试</Press>}
    </div>
  )
}

/** Ways to share one's link. */
function Ways({ link, canShare }: Pick<InviteActProps, 'link' | 'canShare'>) {
  return (
    <>
      <p className="yz-invite__link">{link}</p>
      <Press does="copy">复制链接</Press>
      <div className="yz-invite__ways">
        <button className="yz-tap yz-invite__way" type="button" data-does="poster" aria-haspopup="dialog">
          生成海报
        </button>
        <button className="yz-tap yz-invite__way" type="button" data-does="share" hidden={!canShare}>
          分享
        </button>
      </div>
    </>
  )
}

function Press({ does, children }: { does: string; children: string }) {
  return (
    <button className="yz-tap yz-invite__button" type="button" data-does={does}>
      {children}
    </button>
  )
}

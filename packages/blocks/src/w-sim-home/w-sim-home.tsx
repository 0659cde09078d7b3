import './w-sim-home.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { BlockTitle } from '../block-title/block-title'
import { SimulateNotice } from '../simulate/simulate-notice'
import { BOARD_ADDRESS, contestOf } from '../simulate/whose'
import { AccountCard } from './account-card'
import { BLANK_HOME, factsOf, failureOf, type Home, partOf } from './home-shown'
import { HotCard, WholeHot } from './hot-card'
import type { WSimHomeProps } from './props'

function WSimHome({ id, props: { competition_id, title, hot } }: ViewProps<WSimHomeProps>) {
  const { answer } = useAnswer('simulateHome', contestOf(useHost(), competition_id))
  const isLoggedIn = useIsLoggedIn()
  const part = partOf(answer)
  return (
    <div
      className="yz-sim-home"
      aria-busy={part === 'loading' || undefined}
      data-sim-home={id}
      data-contest={competition_id || undefined}
      data-size={hot}
    >
      <BlockTitle text={title} />
      <div data-part="">
        {part === 'loading' && <Waiting />}
        {part === 'failed' && <Failed msg={failureOf(answer)} />}
        {answer.state === 'known' && <Whole home={answer.response} size={hot} isLoggedIn={isLoggedIn} />}
      </div>
      <p className="yz-sim-home__aside" role="status" />
      <SimulateNotice />
      <Later name="failed">
        <Failed msg="" />
      </Later>
      <Later name="home">
        <Whole home={BLANK_HOME} size={hot} isLoggedIn={false} />
      </Later>
      <Later name="hot">
        <WholeHot />
      </Later>
    </div>
  )
}

function Whole({ home, size, isLoggedIn }: { home: Home; size: number; isLoggedIn: boolean }) {
  const { status, market, settling } = factsOf(home)
  const hot = home.hot.slice(0, size)
  return (
    <div>
      <h3 className="yz-sim-home__contest">{home.title}</h3>
      <p className="yz-sim-home__states">
        <span className="yz-sim-home__status">{status}</span>
        <span className="yz-sim-home__market" hidden={market === ''}>
          {market}
        </span>
        <span className="yz-sim-home__settling" hidden={settling === ''}>
          {settling}
        </span>
      </p>
      <AccountCard home={home} isLoggedIn={isLoggedIn} />
      <h3 className="yz-sim-home__head">热门组合</h3>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ul className="yz-sim-home__list" role="list" hidden={hot.length === 0}>
        {hot.map((one) => (
          <HotCard key={one.rank} hot={one} home={home} />
        ))}
      </ul>
      <p className="yz-sim-home__empty" hidden={hot.length > 0}>
        还没有上榜的组合，第一个交易日结算以后就有
      </p>
      <a className="yz-tap yz-sim-home__board" href={BOARD_ADDRESS}>
        看完整排行榜
      </a>
    </div>
  )
}

function Waiting() {
  return (
    <div className="yz-sim-home__waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
  )
}

function Failed({ msg }: { msg: string }) {
  return (
    <div className="yz-sim-home__failed">
      <p role="alert">{msg}</p>
      <button className="yz-tap yz-sim-home__again" type="button" data-does="again">
        重试
      </button>
    </div>
  )
}

export const wSimHome = defineView<WSimHomeProps>({ name: 'wSimHome', view: WSimHome, live: 'near' })

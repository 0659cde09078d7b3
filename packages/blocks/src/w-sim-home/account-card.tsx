import { SIGN_UP_ADDRESS } from '../simulate/whose'
import { accountOf, type Home } from './home-shown'

/** The visitor’s own account, or that there is none. Both are rendered, and live.ts shows the one that applies. */
export function AccountCard({ home, isLoggedIn }: { home: Home; isLoggedIn: boolean }) {
  const { isThere, nick, out, asset, cash, rate, place, trade, ways } = accountOf(home)
  const [detail, position, rebalancing] = ways
  return (
    <>
      <section className="yz-sim-home__account" aria-label="我的模拟账户" hidden={!isThere}>
        <p className="yz-sim-home__nick">{nick}</p>
        <p className="yz-sim-home__out" hidden={out === ''}>
          {out}
        </p>
        <dl className="yz-sim-home__facts">
          <div>
            <dt>总资产（元）</dt>
            <dd className="yz-sim-home__asset">{asset}</dd>
          </div>
          <div>
            <dt>可用资金（元）</dt>
            <dd className="yz-sim-home__cash">{cash}</dd>
          </div>
          <div>
            <dt>收益率</dt>
            <dd className="yz-sim-home__own-rate yz-simulate__rate" data-tone={rate.tone}>
              {rate.text}
            </dd>
          </div>
          <div>
            <dt>总榜排名</dt>
            <dd className="yz-sim-home__place">{place}</dd>
          </div>
        </dl>
        <p className="yz-sim-home__ways">
          <a className="yz-tap yz-sim-home__way yz-sim-home__way--first" href={detail}>
            {trade}
          </a>
          <a className="yz-tap yz-sim-home__way" href={position}>
            我的持仓
          </a>
          <a className="yz-tap yz-sim-home__way" href={rebalancing}>
            我的调仓
          </a>
        </p>
      </section>
      <section className="yz-sim-home__none" aria-label="我的模拟账户" hidden={isThere}>
        <p>还没有模拟账户</p>
        <a className="yz-tap yz-sim-home__way yz-sim-home__way--first" href={SIGN_UP_ADDRESS}>
          去报名
        </a>
        <button className="yz-tap yz-sim-home__login" type="button" data-does="login" hidden={isLoggedIn}>
          已经报名？登录查看
        </button>
      </section>
    </>
  )
}

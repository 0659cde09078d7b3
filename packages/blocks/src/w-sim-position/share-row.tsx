import {
  BLANK_SHARE,
  cashOf,
  FIGURE_NAMES,
  FIGURES,
  type Position,
  type Share,
  wordsOf,
} from './position-shown'

/** A share with all its parts, of which live.ts and this show those that it has. */
export function ShareRow({ share = BLANK_SHARE }: { share?: Share }) {
  const { name, about, rate, figures } = wordsOf(share)
  return (
    <li className="yz-sim-position__row" data-code={share.code}>
      <p className="yz-sim-position__head">
        <b className="yz-sim-position__name">{name}</b>
        <span className="yz-sim-position__about">{about}</span>
        <span className="yz-sim-position__suspended" hidden={!share.is_suspended}>
          停牌
        </span>
        <span
          className="yz-sim-position__rate yz-simulate__rate"
          data-tone={rate.tone}
          hidden={share.is_masked}
        >
          {rate.text}
        </span>
        <span className="yz-sim-position__masked" hidden={!share.is_masked}>
          次日开盘后可见
        </span>
      </p>
      <p className="yz-sim-position__frozen" hidden={!share.is_frozen}>
        除权数据缺失，暂按前价计
      </p>
      <dl className="yz-sim-position__figures">
        {FIGURES.map((figure) => (
          <div key={figure} hidden={figures[figure] === ''}>
            <dt>{FIGURE_NAMES[figure]}</dt>
            <dd data-figure={figure}>{figures[figure]}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** What is not in shares. */
export function CashRow({ position }: { position: Position }) {
  const { weight, amount } = cashOf(position)
  return (
    <div className="yz-sim-position__row yz-sim-position__cash">
      <p className="yz-sim-position__head">
        <b className="yz-sim-position__name">现金</b>
      </p>
      <dl className="yz-sim-position__figures">
        <div>
          <dt>占比</dt>
          <dd data-cash="weight">{weight}</dd>
        </div>
        <div hidden={amount === ''}>
          <dt>可用（元）</dt>
          <dd data-cash="amount">{amount}</dd>
        </div>
      </dl>
    </div>
  )
}

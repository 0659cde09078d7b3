import { SIMULATE_NOTICE } from '../simulate/simulate-words'
import { playerAddress } from '../simulate/whose'
import type { Trade } from './trades'

/** The trades in one place, one of them visible, and after them the notice that all of simulated trading has. */
export function Strip({ trades }: { trades: readonly Trade[] }) {
  return (
    <section className="yz-strip__pill" aria-label="模拟交易实时动态">
      <ul className="yz-strip__list" aria-live="off">
        {trades.map(({ id, text, player_id }, index) => (
          <li key={id} className={`yz-strip__row${index === 0 ? ' yz-strip__row--now' : ''}`}>
            <a className="yz-tap yz-strip__line" href={playerAddress('detail', player_id)}>
              <span>{text}</span>
            </a>
          </li>
        ))}
        <li className="yz-strip__row">
          <span className="yz-strip__line">
            <span>{SIMULATE_NOTICE}</span>
          </span>
        </li>
      </ul>
    </section>
  )
}

import './simulate.css'
import { MADE_UP, SIMULATE_NOTICE } from './simulate-words'

/** Shown below every part of simulated trading. */
export function SimulateNotice() {
  return <p className="yz-simulate__notice">{SIMULATE_NOTICE}</p>
}

/** Says that prices are made up. */
export function MadeUpBadge({ isShown }: { isShown: boolean }) {
  return (
    <span className="yz-simulate__badge" hidden={!isShown}>
      {MADE_UP}
    </span>
  )
}

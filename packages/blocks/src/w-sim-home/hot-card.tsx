import type { ReactNode } from 'react'
import { GivenImage, ImageRoom } from '../answers/given-image'
import { plainPercent, signedPercent } from '../simulate/simulate-words'
import {
  addressOf,
  BLANK_HOT,
  canFollow,
  followersText,
  followWord,
  type Home,
  type Hot,
  initialOf,
} from './home-shown'

/** CSS pixels of the space for a portrait, on a phone. */
const ROOM = { width: 44, height: 44, isLazy: true, alt: '' }

export function HotCard({ hot, home }: { hot: Hot; home: Home }) {
  const initial = initialOf(hot.nick)
  return (
    <Card hot={hot} canBeFollowed={canFollow(hot, home)}>
      {hot.avatar === '' ? initial : <GivenImage url={hot.avatar} {...ROOM} whenBroken={() => initial} />}
    </Card>
  )
}

/** With all its parts, for live.ts to fill. */
export function WholeHot() {
  return (
    <Card hot={BLANK_HOT} canBeFollowed>
      <ImageRoom {...ROOM} />
    </Card>
  )
}

interface CardProps {
  hot: Hot
  canBeFollowed: boolean
  /** The portrait. */
  children: ReactNode
}

function Card({ hot, canBeFollowed, children }: CardProps) {
  const { player_id, nick, rank, followers, is_followed, win_rate, max_drawdown } = hot
  const rate = signedPercent(hot.return)
  return (
    <li className="yz-sim-home__hot" data-player={player_id}>
      <p className="yz-sim-home__who">
        <span className="yz-sim-home__rank">{rank}</span>
        <span className="yz-sim-home__face" aria-hidden="true">
          {children}
        </span>
        <span className="yz-sim-home__words">
          <a className="yz-tap yz-sim-home__name" href={addressOf(hot) || undefined}>
            {nick}
          </a>
          <span className="yz-sim-home__followers">{followersText(followers)}</span>
        </span>
        <button
          className="yz-tap yz-sim-home__follow"
          type="button"
          data-does="follow"
          hidden={!canBeFollowed}
          aria-pressed={is_followed}
          aria-label={`${followWord(is_followed)}：${nick}`}
        >
          {followWord(is_followed)}
        </button>
      </p>
      <dl className="yz-sim-home__facts">
        <div>
          <dt>总收益率</dt>
          <dd className="yz-sim-home__rate yz-simulate__rate" data-tone={rate.tone}>
            {rate.text}
          </dd>
        </div>
        <div>
          <dt>胜率</dt>
          <dd className="yz-sim-home__win">{plainPercent(win_rate)}</dd>
        </div>
        <div>
          <dt>最大回撤</dt>
          <dd className="yz-sim-home__fall">{plainPercent(max_drawdown)}</dd>
        </div>
      </dl>
    </li>
  )
}

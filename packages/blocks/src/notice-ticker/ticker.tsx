import type { ReactNode } from 'react'
import { Avatar } from './avatar'
import type { NoticeTickerProps } from './props'
import { useSteps } from './use-steps'

interface TickerProps {
  notices: NoticeTickerProps['list']
  type: NoticeTickerProps['type']
  /** Draws the portrait of a notice, which has one. */
  portrait: (url: string, index: number) => ReactNode
}

/** All notices lie in one place, which is as high as the highest, and only the one in front is seen. */
export function Ticker({ notices, type, portrait }: TickerProps) {
  const { now, gone, hold } = useSteps(notices.length)
  return (
    <section
      className={`yz-ticker yz-ticker--${type}`}
      aria-label="最新动态"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
    >
      <ul className={`yz-ticker__list${gone === undefined ? '' : ' yz-ticker__list--turns'}`} aria-live="off">
        {notices.map(({ avatar, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: notices have no id, and two may say the same.
            key={index}
            className={`yz-ticker__row${index === now ? ' yz-ticker__row--now' : ''}${index === gone ? ' yz-ticker__row--gone' : ''}`}
          >
            <Avatar>{avatar && portrait(avatar, index)}</Avatar>
            <span className="yz-ticker__text">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The room of one line, for notices that are still to come. */
export function WaitingTicker({ type }: Pick<TickerProps, 'type'>) {
  return (
    <div className={`yz-ticker yz-ticker--${type}`} aria-hidden="true">
      <p className="yz-ticker__list">
        <span className="yz-ticker__row yz-ticker__row--now">
          <span className="yz-ticker__avatar" />
          <span className="yz-ticker__text yz-ticker__text--open" />
        </span>
      </p>
    </div>
  )
}

import type { ReactNode } from 'react'
import type { NoticeTickerProps } from './props'

interface TickerProps {
  notices: NoticeTickerProps['list']
  type: NoticeTickerProps['type']
  /** Renders the portrait of a notice that has one. */
  portrait: (url: string, index: number) => ReactNode
}

/**
 * All notices share one place, which is as high as the highest of them, and only the current one is visible: the first,
 * until `live.ts` moves on. The background of a portrait is the default one, which shows until a picture covers it, or
 * if none comes.
 */
export function Ticker({ notices, type, portrait }: TickerProps) {
  return (
    <section className={`yz-ticker yz-ticker--${type}`} aria-label="最新动态">
      <ul className="yz-ticker__list" aria-live="off">
        {notices.map(({ avatar, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: notices have no id, and two may say the same.
            key={index}
            className={`yz-ticker__row${index === 0 ? ' yz-ticker__row--now' : ''}`}
          >
            <span className="yz-ticker__avatar">{avatar && portrait(avatar, index)}</span>
            <span className="yz-ticker__text">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import './notice-ticker.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { Avatar } from './avatar'
import { noticesOf } from './notices'
import type { NoticeTickerProps } from './props'
import { useSteps } from './use-steps'

/** All notices lie in one place, which is as high as the highest, and only the one in front is seen. */
function NoticeTicker({ id, props }: ViewProps<NoticeTickerProps>) {
  const notices = noticesOf(props)
  const { now, gone, hold } = useSteps(notices.length)
  if (notices.length === 0) return null
  return (
    <section
      className={`yz-ticker yz-ticker--${props.type}`}
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
            <Avatar url={avatar} blockId={index === 0 ? id : ''} />
            <span className="yz-ticker__text">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const noticeTicker = defineView<NoticeTickerProps>({
  name: 'noticeTicker',
  view: NoticeTicker,
  island: (props) => (noticesOf(props).length > 1 ? 'visible' : undefined),
})

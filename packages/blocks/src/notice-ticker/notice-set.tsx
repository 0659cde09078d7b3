import { useHost } from '@yingzao/renderer'
import { GivenImage } from '../answers/given-image'
import { useAnswer } from '../answers/use-answer'
import { noticesOf, SIDE } from './notices'
import type { NoticeTickerProps } from './props'
import { Ticker } from './ticker'

interface NoticeSetProps {
  /** Number of the set. */
  set: string
  type: NoticeTickerProps['type']
}

/** The notices of a set. Until they come, the room of one line is kept; where there are none, nothing is. */
export function NoticeSet({ set, type }: NoticeSetProps) {
  const { answer } = useAnswer('activityVirtualUserDetail', { id: set, ...useHost().terminal() })
  if (answer.state === 'loading') return <WaitingTicker set={set} type={type} />
  const notices = answer.state === 'known' ? noticesOf(answer.response.list) : []
  if (notices.length === 0) return null
  return (
    <Ticker
      notices={notices}
      type={type}
      portrait={(url) => <GivenImage url={url} alt="" width={SIDE} height={SIDE} />}
    />
  )
}

const BLANK = [{ avatar: '', text: '' }]

/** The room of one line, and beside it what `live.ts` fills with the notices that come. */
function WaitingTicker({ set, type }: NoticeSetProps) {
  return (
    <>
      <div className={`yz-ticker yz-ticker--${type}`} aria-hidden="true" data-set={set}>
        <p className="yz-ticker__list">
          <span className="yz-ticker__row yz-ticker__row--now">
            <span className="yz-ticker__avatar" />
            <span className="yz-ticker__text yz-ticker__text--open" />
          </span>
        </p>
      </div>
      <template>
        <Ticker notices={BLANK} type={type} portrait={() => null} />
      </template>
    </>
  )
}

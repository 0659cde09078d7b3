import { useHost } from '@yingzao/renderer'
import { GivenImage } from '../answers/given-image'
import { useAnswer } from '../answers/use-answer'
import { SIDE } from './avatar'
import { noticesOf } from './notices'
import type { NoticeTickerProps } from './props'
import { Ticker, WaitingTicker } from './ticker'

export interface NoticeSetProps {
  /** Number of the set. */
  set: string
  type: NoticeTickerProps['type']
}

/** The notices of a set. Until they come, the room of one line is kept; where there are none, nothing is. */
export function NoticeSet({ set, type }: NoticeSetProps) {
  const { answer } = useAnswer('activityVirtualUserDetail', { id: set, ...useHost().terminal() })
  if (answer.state === 'loading') return <WaitingTicker type={type} />
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

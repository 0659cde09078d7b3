import { useHost } from '@yingzao/renderer'
import type { Answer } from '../answers/answer'
import { GivenImage } from '../answers/given-image'
import { useAnswer } from '../answers/use-answer'
import { noticesOf, payerNotices, SIDE } from './notices'
import type { NoticeTickerProps } from './props'
import { Ticker } from './ticker'

interface NoticeSetProps {
  /** Number of the set. */
  set: string
  type: NoticeTickerProps['type']
}

/** The notices of a set. */
export function NoticeSet({ set, type }: NoticeSetProps) {
  const { answer } = useAnswer('activityVirtualUserDetail', { id: set, ...useHost().terminal() })
  return <GivenTicker answer={answer} notices={({ list }) => noticesOf(list)} type={type} data-set={set} />
}

interface PayersProps {
  /** Number of the sale page. */
  page_id: string
  type: NoticeTickerProps['type']
}

/** The people who have recently paid on a sale page. */
export function Payers({ page_id, type }: PayersProps) {
  const { answer } = useAnswer('payTop', { page_id })
  const { now } = useHost()
  return (
    <GivenTicker
      answer={answer}
      notices={(given) => payerNotices(given, now())}
      type={type}
      data-payers={page_id}
    />
  )
}

/** What `live.ts` finds in the markup about its request. */
interface Source {
  'data-set'?: string
  'data-payers'?: string
}

interface GivenTickerProps<Given> extends Source {
  answer: Answer<Given>
  notices: (given: Given) => NoticeTickerProps['list']
  type: NoticeTickerProps['type']
}

/** Until the notices come, the space of one line is reserved; if there are none, nothing is shown. */
function GivenTicker<Given>({ answer, notices: of, type, ...source }: GivenTickerProps<Given>) {
  if (answer.state === 'loading') return <WaitingTicker {...source} type={type} />
  const notices = answer.state === 'known' ? of(answer.response) : []
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
function WaitingTicker({ type, ...source }: Source & Pick<NoticeSetProps, 'type'>) {
  return (
    <>
      <div className={`yz-ticker yz-ticker--${type}`} aria-hidden="true" {...source}>
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

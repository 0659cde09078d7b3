import './notice-ticker.css'
import { defineView, Picture, useLater, type ViewProps } from '@yingzao/renderer'
import { SIDE } from './avatar'
import type { NoticeSetProps } from './notice-set'
import { noticesOf } from './notices'
import type { NoticeTickerProps } from './props'
import { Ticker, WaitingTicker } from './ticker'

function NoticeTicker({ id, props }: ViewProps<NoticeTickerProps>) {
  const own = noticesOf(props.list)
  if (own.length === 0) return props.id === '' ? null : <Asked set={props.id} type={props.type} />
  return (
    <Ticker
      notices={own}
      type={props.type}
      portrait={(url, index) => (
        <Picture url={url} alt="" blockId={index === 0 ? id : ''} sizes="8vw" width={SIDE} height={SIDE} />
      )}
    />
  )
}

/** What it takes to ask is loaded only where somebody asks. */
function Asked(asked: NoticeSetProps) {
  const NoticeSet = useLater(loadNoticeSet)
  return NoticeSet ? <NoticeSet {...asked} /> : <WaitingTicker type={asked.type} />
}

async function loadNoticeSet() {
  const { NoticeSet } = await import(/* webpackChunkName: "notice-set" */ './notice-set')
  return NoticeSet
}

export const noticeTicker = defineView<NoticeTickerProps>({
  name: 'noticeTicker',
  view: NoticeTicker,
  island({ id, list }) {
    const own = noticesOf(list).length
    return own > 1 || (own === 0 && id !== '') ? 'wanted' : undefined
  },
})

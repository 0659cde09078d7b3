import './notice-ticker.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { NoticeSet } from './notice-set'
import { noticesOf, SIDE } from './notices'
import type { NoticeTickerProps } from './props'
import { Ticker } from './ticker'

function NoticeTicker({ id, props }: ViewProps<NoticeTickerProps>) {
  const own = noticesOf(props.list)
  if (own.length === 0) return props.id === '' ? null : <NoticeSet set={props.id} type={props.type} />
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

export const noticeTicker = defineView<NoticeTickerProps>({
  name: 'noticeTicker',
  view: NoticeTicker,
  live({ id, list }) {
    const own = noticesOf(list).length
    return own > 1 || (own === 0 && id !== '') ? 'near' : undefined
  },
})

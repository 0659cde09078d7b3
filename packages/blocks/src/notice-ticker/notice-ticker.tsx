import './notice-ticker.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { NoticeSet, Payers } from './notice-set'
import { noticesOf, SIDE } from './notices'
import type { NoticeTickerProps } from './props'
import { Ticker } from './ticker'

function NoticeTicker({ id, props }: ViewProps<NoticeTickerProps>) {
  const own = noticesOf(props.list)
  if (own.length === 0) return <Given {...props} />
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

/** What a call returns: recent payers, or else a set. */
function Given({ id, page_id, type }: NoticeTickerProps) {
  if (page_id !== '') return <Payers page_id={page_id} type={type} />
  return id === '' ? null : <NoticeSet set={id} type={type} />
}

export const noticeTicker = defineView<NoticeTickerProps>({
  name: 'noticeTicker',
  view: NoticeTicker,
  live({ id, page_id, list }) {
    const own = noticesOf(list).length
    return own > 1 || (own === 0 && `${page_id}${id}` !== '') ? 'near' : undefined
  },
})

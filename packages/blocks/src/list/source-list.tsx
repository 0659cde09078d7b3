import { useHost } from '@yingzao/renderer'
import { useRef } from 'react'
import { shownText } from './pages'
import type { ListProps } from './props'
import { Rows } from './rows'
import type { SourceId } from './source-id'
import type { SourcePages } from './source-pages'
import { Table } from './table'
import { useNear } from './use-near'
import { useSource } from './use-source'

/** How many rows stand for those that are still to come. */
const WAITING_ROWS = 4

/** A list that the gateway answers, page after page as the visitor comes to its end. */
export function SourceList({ props, source }: { props: ListProps; source: SourceId }) {
  const { pages, more } = useSource({ ...props, source })
  const end = useRef<HTMLDivElement>(null)
  useNear(end, pages.state === 'more' ? pages.page : undefined, more)
  const { items, state } = pages
  return (
    <div className={`yz-list yz-list--${props.type}`} aria-busy={state === 'loading' || undefined}>
      {items.length > 0 && props.type === 'table' && <Table items={items} shown={items.length} />}
      {items.length > 0 && props.type !== 'table' && (
        <Rows items={items} shown={items.length} type={props.type} />
      )}
      <div ref={end}>
        <End pages={pages} emptyText={props.emptyText || '暂无数据'} more={more} />
      </div>
      <p className="yz-list__count" role="status">
        {statusOf(pages)}
      </p>
    </div>
  )
}

interface EndProps {
  pages: SourcePages
  emptyText: string
  more: () => void
}

/** What stands below the items: what is under way, what went wrong, or that this was all. */
function End({ pages: { items, state, msg }, emptyText, more }: EndProps) {
  const host = useHost()
  switch (state) {
    case 'loading':
      return items.length === 0 ? <Waiting /> : <p className="yz-list__end">加载中…</p>
    case 'more':
      return <p className="yz-list__end">下滑查看更多</p>
    case 'end':
      return items.length === 0 ? (
        <p className="yz-list__empty">{emptyText}</p>
      ) : (
        <p className="yz-list__end">没有更多了</p>
      )
    case 'anonymous':
      return (
        <div className="yz-list__problem">
          <p>登录后查看</p>
          <button className="yz-list__more" type="button" onClick={() => host.login()}>
            去登录
          </button>
        </div>
      )
    case 'failed':
      return (
        <div className="yz-list__problem">
          <p role="alert">{msg || '加载失败，请稍后重试'}</p>
          <button className="yz-list__more" type="button" onClick={more}>
            重试
          </button>
        </div>
      )
  }
}

function Waiting() {
  return (
    <div className="yz-list__waiting" aria-hidden="true">
      {Array.from({ length: WAITING_ROWS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <p key={index}>
          <i />
          <i />
          <i />
        </p>
      ))}
    </div>
  )
}

function statusOf({ items, total, state }: SourcePages): string {
  if (items.length === 0) return state === 'loading' ? '加载中' : ''
  return shownText(items.length, Math.max(total, items.length))
}

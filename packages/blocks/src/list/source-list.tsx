import { useRef } from 'react'
import { Later } from '../answers/later'
import { endOf, statusOf } from '../answers/pages'
import type { ListItem } from './list-item'
import type { ListProps } from './props'
import { Rows, WHOLE } from './rows'
import { End, LaterEnds } from './source-end'
import type { SourceId } from './source-id'
import { Table } from './table'
import { useNear } from './use-near'
import { useSource } from './use-source'

/** A list that the gateway provides, page by page as the visitor reaches its end. */
export function SourceList({ props, source }: { props: ListProps; source: SourceId }) {
  const { type, source_params, page_size } = props
  const { pages, more } = useSource({ ...props, source })
  const end = useRef<HTMLDivElement>(null)
  useNear(end, pages.state === 'more' ? pages.page : undefined, more)
  const { items, state, msg } = pages
  const emptyText = props.emptyText || '暂无数据'
  return (
    <div
      className={`yz-list yz-list--${type}`}
      aria-busy={state === 'loading' || undefined}
      data-source={source}
      data-params={source_params || undefined}
      data-size={page_size || undefined}
    >
      {items.length > 0 && <Items items={items} type={type} />}
      <div data-end="" ref={end}>
        <End end={endOf(pages)} emptyText={emptyText} msg={msg} more={more} />
      </div>
      <p className="yz-list__count" role="status">
        {statusOf(pages)}
      </p>
      <Later name="items">
        <Items items={[WHOLE]} type={type} />
      </Later>
      <LaterEnds emptyText={emptyText} />
    </div>
  )
}

function Items({ items, type }: { items: readonly ListItem[]; type: ListProps['type'] }) {
  return type === 'table' ? (
    <Table items={items} shown={items.length} />
  ) : (
    <Rows items={items} shown={items.length} type={type} />
  )
}

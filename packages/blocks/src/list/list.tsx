import './list.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { shownAfter } from './pages'
import type { ListProps } from './props'
import { Rows } from './rows'
import { SourceList } from './source-list'
import { Table } from './table'

function List(view: ViewProps<ListProps>) {
  const { list, source } = view.props
  return source === '' || list.length > 0 ? (
    <OwnList {...view} />
  ) : (
    <SourceList props={view.props} source={source} />
  )
}

/** The items that the document has. */
function OwnList({ id, props }: ViewProps<ListProps>) {
  const { list, type, page_size, emptyText } = props
  const root = useRef<HTMLDivElement>(null)
  const [taps, setTaps] = useState(0)
  const shown = shownAfter(taps, page_size, list.length)
  useFocusOnNew(root, taps, shownAfter(taps - 1, page_size, list.length))
  if (list.length === 0) return <p className="yz-list yz-list__empty">{emptyText || '暂无数据'}</p>
  return (
    <div className={`yz-list yz-list--${type}`} ref={root}>
      {type === 'table' ? (
        <Table items={list} shown={shown} />
      ) : (
        <Rows items={list} shown={shown} type={type} blockId={id} />
      )}
      {isPaged(props) && <More shown={shown} count={list.length} onMore={() => setTaps(taps + 1)} />}
    </div>
  )
}

interface MoreProps {
  shown: number
  count: number
  onMore: () => void
}

function More({ shown, count, onMore }: MoreProps) {
  return (
    <>
      {shown < count ? (
        <button className="yz-list__more" type="button" onClick={onMore}>
          加载更多
        </button>
      ) : (
        <p className="yz-list__end">没有更多了</p>
      )}
      <p className="yz-list__count" role="status">
        {`已显示 ${shown} 条，共 ${count} 条`}
      </p>
    </>
  )
}

/** The button may be gone after a tap: whoever goes by keyboard goes on with the first item that is new. */
function useFocusOnNew(root: RefObject<HTMLElement | null>, taps: number, firstNew: number): void {
  useEffect(() => {
    if (taps === 0) return
    root.current?.querySelectorAll<HTMLElement>('[data-item]')[firstNew]?.focus({ preventScroll: true })
  }, [root, taps, firstNew])
}

function isPaged({ list, page_size }: ListProps): boolean {
  return shownAfter(0, page_size, list.length) < list.length
}

export const list = defineView<ListProps>({
  name: 'list',
  view: List,
  island(props) {
    return isPaged(props) || (props.source !== '' && props.list.length === 0) ? 'wanted' : undefined
  },
})

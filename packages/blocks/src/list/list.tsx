import './list.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { countOf } from '../answers/pages'
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

/** The items that the document has, as they are at first; live.ts shows the others. */
function OwnList({ id, props }: ViewProps<ListProps>) {
  const { list, type, page_size, emptyText } = props
  const shown = shownAfter(0, page_size, list.length)
  if (list.length === 0) return <p className="yz-list yz-list__empty">{emptyText || '暂无数据'}</p>
  return (
    <div className={`yz-list yz-list--${type}`}>
      {type === 'table' ? (
        <Table items={list} shown={shown} />
      ) : (
        <Rows items={list} shown={shown} type={type} blockId={id} />
      )}
      {isPaged(props) && <More shown={shown} count={list.length} />}
    </div>
  )
}

function More({ shown, count }: { shown: number; count: number }) {
  return (
    <>
      <button className="yz-list__more" type="button">
        加载更多
      </button>
      <p className="yz-list__end" hidden>
        没有更多了
      </p>
      <p className="yz-list__count" role="status">
        {countOf(shown, count)}
      </p>
    </>
  )
}

function isPaged({ list, page_size }: ListProps): boolean {
  return shownAfter(0, page_size, list.length) < list.length
}

export const list = defineView<ListProps>({
  name: 'list',
  view: List,
  live(props) {
    return isPaged(props) || (props.source !== '' && props.list.length === 0) ? 'near' : undefined
  },
})

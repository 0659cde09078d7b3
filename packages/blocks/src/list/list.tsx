import './list.css'
import { defineView, type ViewProps } from '@yingzao/renderer'
import { shownAfter, shownText } from './pages'
import type { ListProps } from './props'
import { Rows } from './rows'
import { SourceList } from './source-list'
import { Table } from './table'

function List(view: ViewProps<ListProps>) {
  const { source } = view.props
  if (source === '' || !isAsked(view.props)) return <OwnList {...view} />
  return <SourceList props={view.props} source={source} />
}

/** The items that the document has, as many as are shown at first; live.ts shows the others. */
function OwnList({ id, props }: ViewProps<ListProps>) {
  const { list, type, page_size, emptyText } = props
  if (list.length === 0) return <p className="yz-list yz-list__empty">{emptyText || '暂无数据'}</p>
  const shown = shownAfter(0, page_size, list.length)
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
        {shownText(shown, count)}
      </p>
    </>
  )
}

function isPaged({ list, page_size }: ListProps): boolean {
  return shownAfter(0, page_size, list.length) < list.length
}

function isAsked({ list, source }: ListProps): boolean {
  return source !== '' && list.length === 0
}

export const list = defineView<ListProps>({
  name: 'list',
  view: List,
  live: (props) => (isPaged(props) ? 'near' : undefined),
  island: (props) => (isAsked(props) ? 'wanted' : undefined),
})

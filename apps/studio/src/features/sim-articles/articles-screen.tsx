import './articles.css'
import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { useList } from '../../ui/list/use-list'
import { useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { ArticleFilterBar } from './article-filter-bar'
import { ArticleForm } from './article-form'
import { ArticleQueue } from './article-queue'
import { articleAddress } from './article-rows'
import { wording } from './wording'

const PART = 20

/** Players' notes: those that somebody has to read before others do, and the decisions on all others. */
export function ArticlesScreen() {
  const { filter, setFilter } = useListAddress(articleAddress)
  const { state = 'waiting', ...narrowed } = filter
  const list = useList('simArticleList', { ...filter, state, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const mayWrite = mayCall(useMember(), studioOperations.simArticleWrite)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayWrite && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {wording.add}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <ArticleFilterBar filter={filter} state={state} waiting={list.first?.waiting} onFilter={setFilter} />
        <ArticleQueue
          // The current place belongs to one list.
          key={articleAddress.write({ ...filter, state }).toString()}
          list={list}
          empty={articleAddress.isNarrow(narrowed) ? wording.noneFound : wording.none[state]}
        />
      </Card>
      {isAdding && <ArticleForm row={undefined} onClose={() => setAdding(false)} />}
    </Screen>
  )
}

import '../feeds.css'
import '../../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../../state/date-time-text'
import { studioQuery } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { addressFilter } from '../../../ui/list/address-filter'
import { CellLink } from '../../../ui/list/cell-link'
import { ListTable } from '../../../ui/list/list-table'
import { type OpenedLine, useListAddress } from '../../../ui/list/use-list-address'
import { useMember } from '../../../ui/member-context'
import { ProblemNote } from '../../../ui/problem-note'
import { Screen } from '../../../ui/screen'
import { kindWords } from '../column-words'
import type { SourceRow } from '../feed-rows'
import { SourceDrawer } from './source-drawer'
import { SourceForm } from './source-form'
import { SourceMark } from './source-mark'
import { wording } from './wording'

const UNNARROWED = addressFilter<object>({})
const OPENED: OpenedLine<string> = {
  name: 'source',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}

/** Where data is fetched from on a schedule, and whether it arrives. */
export function SourcesScreen() {
  const { opened, open } = useListAddress(UNNARROWED, OPENED)
  const { data, error, refetch } = useQuery(studioQuery('feedSourceList', {}))
  const [isAdding, setAdding] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.feedSourceCreate)
  const source = data?.list.find(({ source_id }) => source_id === opened)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayChange && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {wording.add}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        {error && !data ? (
          <ProblemNote problem={error} retry={() => void refetch()} />
        ) : (
          <ListTable<SourceRow, string>
            rowKey="source_id"
            columns={columnsOf(open)}
            rows={data?.list}
            empty={wording.none}
            opened={opened}
            onOpen={open}
          />
        )}
      </Card>
      {source && <SourceDrawer key={source.source_id} source={source} onClose={() => open(undefined)} />}
      {isAdding && <SourceForm source={undefined} onClose={() => setAdding(false)} />}
    </Screen>
  )
}

function columnsOf(onOpen: (id: string) => void): TableColumnsType<SourceRow> {
  const words = wording.columns
  return [
    {
      title: words.source,
      width: 200,
      render: (_, { source_id, title }) => <CellLink onOpen={() => onOpen(source_id)}>{title}</CellLink>,
    },
    { title: words.kind, width: 100, render: (_, { kind }) => kindWords[kind] },
    { title: words.at, width: 130, render: (_, { fetch_at }) => wording.daily(fetch_at) },
    { title: words.state, width: 190, render: (_, source) => <SourceMark source={source} /> },
    {
      title: words.succeeded,
      width: 150,
      render: (_, { succeeded_at }) => (
        <span className="st-number">{succeeded_at ? dateTimeText(succeeded_at) : wording.never}</span>
      ),
    },
    {
      title: words.next,
      width: 150,
      render: (_, { next_at }) => (
        <span className="st-number">{next_at ? dateTimeText(next_at) : wording.off}</span>
      ),
    },
    {
      title: words.problem,
      width: 280,
      render: (_, { problem }) => <span className="st-warn">{problem}</span>,
    },
  ]
}

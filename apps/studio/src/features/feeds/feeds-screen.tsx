import './feeds.css'
import '../../ui/list/list.css'
import { ImportOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { type FeedKind, studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../state/queries'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { BatchDrawer } from './batch/batch-drawer'
import { batchColumns } from './batch-columns'
import { BatchFilterBar } from './batch-filter-bar'
import { type BatchRow, batchAddress, OPENED } from './feed-rows'
import { ImportDialog } from './import/import-dialog'
import { Overview } from './overview'
import { wording } from './wording'

const PART = 30

/** What is online in each data column, and the batches that were imported, are waiting or are shown. */
export function FeedsScreen() {
  const { filter, opened, setFilter, open } = useListAddress(batchAddress, OPENED)
  const columns = useQuery(studioQuery('feedColumnList', {}))
  const list = useList('feedBatchList', { ...filter, limit: PART })
  const [importing, setImporting] = useState<FeedKind>()
  const mayImport = mayCall(useMember(), studioOperations.feedImport)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayImport && (
          <Button
            type="primary"
            icon={<ImportOutlined aria-hidden="true" />}
            onClick={() => setImporting(filter.kind ?? 'lhb')}
          >
            {wording.import}
          </Button>
        )
      }
    >
      <Overview
        query={columns}
        onImport={setImporting}
        onOpen={open}
        onWaiting={(kind) => setFilter({ kind, state: 'waiting' })}
      />
      <Card className="st-table-card">
        <h2 className="fd-list-title">{wording.list.title}</h2>
        <BatchFilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <ListTable<BatchRow, number>
            rowKey="batch_id"
            columns={batchColumns(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={batchAddress.isNarrow(filter) ? wording.list.noneFound : wording.list.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && (
        <BatchDrawer key={opened} id={opened} onOpen={open} onClose={() => open(undefined)} />
      )}
      {importing && (
        <ImportDialog
          kind={importing}
          columns={columns.data}
          onOpen={open}
          onClose={() => setImporting(undefined)}
        />
      )}
    </Screen>
  )
}

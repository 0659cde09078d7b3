import { Card } from 'antd'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { testColumns } from './test-columns'
import { TestDrawer } from './test-drawer'
import { type TestRow, testAddress, useTestAddress } from './test-filter'
import { TestFilterBar } from './test-filter-bar'
import { wording } from './wording'

/** How many tests are loaded at once. */
const PART = 50

/** The tests that were taken, newest first. */
export function TestList() {
  const { filter, opened, setFilter, open } = useTestAddress()
  const list = useList('riskTestList', { ...filter, limit: PART })
  return (
    <Card className="st-table-card">
      <TestFilterBar filter={filter} onFilter={setFilter} />
      <ListBody list={list}>
        <ListTable<TestRow, number>
          rowKey="id"
          columns={testColumns(open)}
          rows={list.rows}
          isOld={list.isOld}
          isFixed
          empty={testAddress.isNarrow(filter) ? wording.noneFound : wording.none}
          opened={opened}
          onOpen={open}
        />
      </ListBody>
      {opened !== undefined && <TestDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
    </Card>
  )
}

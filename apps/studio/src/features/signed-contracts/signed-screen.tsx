import '../../ui/list/list.css'
import { Card } from 'antd'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { Screen } from '../../ui/screen'
import { type SignedRow, signedAddress, useSignedAddress } from './signed-address'
import { signedColumns } from './signed-columns'
import { SignedDrawer } from './signed-drawer'
import { SignedFilterBar } from './signed-filter-bar'
import { wording } from './wording'

/** How many are loaded at once. */
const PART = 50

/** Who has signed what, and what proves it. */
export function SignedScreen() {
  const { filter, opened, setFilter, open } = useSignedAddress()
  const list = useList('signedList', { ...filter, limit: PART })
  return (
    <Screen title={wording.title} about={wording.about}>
      <Card className="st-table-card">
        <SignedFilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <ListTable<SignedRow, string>
            rowKey="contract_no"
            columns={signedColumns(open)}
            rows={list.rows}
            isOld={list.isOld}
            isFixed
            empty={signedAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <SignedDrawer key={opened} number={opened} onClose={() => open(undefined)} />}
    </Screen>
  )
}

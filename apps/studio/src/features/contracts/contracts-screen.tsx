import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { addressFilter } from '../../ui/list/address-filter'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { contractColumns } from './contract-columns'
import { ContractDrawer } from './contract-drawer'
import { ContractForm } from './contract-form'
import type { ContractRow } from './contract-rows'
import { wording } from './wording'

const NO_FILTER = addressFilter<Record<never, never>>({})
const OPENED: OpenedLine<string> = {
  name: 'contract',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}

/** What has to be signed before something is bought. */
export function ContractsScreen() {
  const { opened, open } = useListAddress(NO_FILTER, OPENED)
  const list = useList('contractList', {})
  const [isAdding, setAdding] = useState(false)
  const mayWrite = mayCall(useMember(), studioOperations.contractCreate)
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
        <ListBody list={list}>
          <ListTable<ContractRow, string>
            rowKey="contract_id"
            columns={contractColumns(open)}
            rows={list.rows}
            isOld={list.isOld}
            isFixed
            empty={wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <ContractDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
      {isAdding && <ContractForm contract={undefined} onClose={() => setAdding(false)} onMade={open} />}
    </Screen>
  )
}

import './leads.css'
import '../../ui/list/list.css'
import { DownloadOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import { wording as listWording } from '../../ui/list/wording'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { wording as uiWording } from '../../ui/wording'
import { BatchBar } from './batch-bar'
import { LeadExport } from './export-dialog'
import { LeadDrawer } from './lead-drawer'
import { leadAddress } from './lead-filter'
import { LeadFilterBar } from './lead-filter-bar'
import { LeadTable } from './lead-table'
import { useLeadAddress } from './use-lead-address'
import { totalText, useLeads } from './use-leads'
import { wording } from './wording'

/** The inbox: who left a phone number, their status, and who takes care of them. */
export function LeadsScreen() {
  const member = useMember()
  const { filter, opened, setFilter, open } = useLeadAddress()
  const list = useLeads(filter)
  const [chosen, setChosen] = useState<number[]>([])
  const [isExporting, setExporting] = useState(false)
  const total = list.first && totalText(list.first)
  const choose = (leadIds: number[]) => setChosen(leadIds)
  const mayChange = mayCall(member, studioOperations.leadAssign)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => setExporting(true)}>
          {listWording.export.open}
        </Button>
      }
    >
      <Card className="st-table-card">
        <LeadFilterBar
          filter={filter}
          onFilter={(wanted) => {
            setChosen([])
            setFilter(wanted)
          }}
        />
        <div className="st-list-head">
          {chosen.length > 0 ? (
            <BatchBar
              chosen={chosen}
              onClear={() => setChosen([])}
              onDone={(done) => setChosen((now) => now.filter((leadId) => !done.includes(leadId)))}
            />
          ) : (
            <p role="status">
              {total === undefined ? !list.problem && uiWording.loading : wording.found(total)}
            </p>
          )}
        </div>
        <ListBody list={list} total={total}>
          <LeadTable
            rows={list.rows}
            isOld={list.isOld}
            selection={mayChange ? { chosen, onChoose: choose } : undefined}
            opened={opened}
            onOpen={open}
            empty={leadAddress.isNarrow(filter) ? wording.noneFound : wording.none}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <LeadDrawer key={opened} leadId={opened} onClose={() => open(undefined)} />}
      {isExporting && <LeadExport filter={filter} total={total} onClose={() => setExporting(false)} />}
    </Screen>
  )
}

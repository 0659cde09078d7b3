import './leads.css'
import { DownloadOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../state/session'
import { MoreRows } from '../../ui/list/more-rows'
import { useMember } from '../../ui/member-context'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { wording as uiWording } from '../../ui/wording'
import { BatchBar } from './batch-bar'
import { ExportDialog } from './export-dialog'
import { LeadDrawer } from './lead-drawer'
import { isNarrow } from './lead-filter'
import { LeadFilterBar } from './lead-filter-bar'
import { LeadTable } from './lead-table'
import { useLeadAddress } from './use-lead-address'
import { totalText, useLeads } from './use-leads'
import { wording } from './wording'

/** The inbox: who left a phone, where they stand, and who takes care of them. */
export function LeadsScreen() {
  const member = useMember()
  const { filter, opened, setFilter, open } = useLeadAddress()
  const { data, error, refetch, isPlaceholderData, ...more } = useLeads(filter)
  const [chosen, setChosen] = useState<number[]>([])
  const [isExporting, setExporting] = useState(false)
  const rows = data?.pages.flatMap(({ list }) => list)
  const total = data?.pages[0] && totalText(data.pages[0])
  const choose = (leadIds: number[]) => setChosen(leadIds)
  const mayChange = mayCall(member, studioOperations.leadAssign)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => setExporting(true)}>
          {wording.export.open}
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
            <BatchBar chosen={chosen} onDone={() => setChosen([])} />
          ) : (
            <p role="status">{total === undefined ? !error && uiWording.loading : wording.found(total)}</p>
          )}
        </div>
        {error && !rows ? (
          <ProblemNote problem={error} retry={() => void refetch()} />
        ) : (
          <LeadTable
            rows={rows}
            isOld={isPlaceholderData}
            selection={mayChange ? { chosen, onChoose: choose } : undefined}
            opened={opened}
            onOpen={open}
            empty={isNarrow(filter) ? wording.noneFound : wording.none}
          />
        )}
        <MoreRows
          shown={rows?.length ?? 0}
          {...more}
          problem={rows && error}
          {...(total !== undefined && { total })}
        />
      </Card>
      {opened !== undefined && <LeadDrawer key={opened} leadId={opened} onClose={() => open(undefined)} />}
      {isExporting && <ExportDialog filter={filter} total={total} onClose={() => setExporting(false)} />}
    </Screen>
  )
}

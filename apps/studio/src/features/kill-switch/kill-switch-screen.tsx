import './kill-switch.css'
import '../../ui/list/list.css'
import { StopOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { ActiveSwitch } from './active-switch'
import { SetDialog } from './set-dialog'
import { LIVE_MS, type SwitchRow, switchWords } from './switch-rows'
import { wording } from './wording'

/** How many lifted switches are loaded at once. */
const PART = 50

/** What is switched off for every visitor, and what was. */
export function KillSwitchScreen() {
  const list = useList('switchList', { limit: PART }, { everyMs: LIVE_MS })
  const [isSetting, setSetting] = useState(false)
  const maySet = mayCall(useMember(), studioOperations.switchSet)
  const active = list.first?.active
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        maySet && (
          <Button
            danger
            type="primary"
            icon={<StopOutlined aria-hidden="true" />}
            onClick={() => setSetting(true)}
          >
            {wording.set}
          </Button>
        )
      }
    >
      {active && (
        <Card className="ks-card" title={wording.activeTitle}>
          {active.length === 0 ? (
            <p className="st-hint">{wording.noneActive}</p>
          ) : (
            <ul className="ks-actives">
              {active.map((row) => (
                <ActiveSwitch key={row.switch_id} row={row} />
              ))}
            </ul>
          )}
        </Card>
      )}
      <Card className="st-table-card" title={wording.historyTitle}>
        <ListBody list={list}>
          <div className="st-wide ks-wide">
            <ListTable<SwitchRow, number>
              rowKey="switch_id"
              columns={columns}
              rows={list.rows}
              isOld={list.isOld}
              empty={wording.noneLifted}
            />
          </div>
        </ListBody>
      </Card>
      {isSetting && <SetDialog onClose={() => setSetting(false)} />}
    </Screen>
  )
}

const columns: TableColumnsType<SwitchRow> = [
  { title: wording.columns.what, width: 260, render: (_, row) => <strong>{switchWords(row)}</strong> },
  { title: wording.columns.reason, width: 240, dataIndex: 'reason' },
  {
    title: wording.columns.set,
    width: 210,
    render: (_, { set_by, set_at }) => wording.by(set_by, dateTimeText(set_at)),
  },
  {
    title: wording.columns.lifted,
    width: 210,
    render: (_, { lifted_by, lifted_at }) =>
      lifted_at !== null && wording.by(lifted_by ?? '', dateTimeText(lifted_at)),
  },
]

import './alarms.css'
import '../../ui/list/list.css'
import { CheckCircleOutlined, SettingOutlined } from '@ant-design/icons'
import { alarmKinds, alarmStates } from '@yingzao/contract/studio'
import { Button, Card, Select } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { ClearFilter } from '../../ui/list/clear-filter'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { PageSelect } from '../../ui/page-select'
import { Screen } from '../../ui/screen'
import { alarmColumns } from './alarm-columns'
import { AlarmDrawer } from './alarm-drawer'
import { type AlarmFilter, type AlarmRow, alarmAddress, useAlarmAddress } from './alarm-rows'
import { RulesDrawer } from './rules/rules-drawer'
import { wording } from './wording'

const words = wording.filter

/** How many alarms are loaded at once. */
const PART = 50
/** New alarms appear while somebody has the list open. */
const LIVE_MS = 60_000

/** What is going wrong on published pages, and what went wrong before. */
export function AlarmsScreen() {
  const { filter, opened, setFilter, open } = useAlarmAddress()
  const list = useList('alarmList', { ...filter, limit: PART }, { everyMs: LIVE_MS })
  const [isRuling, setRuling] = useState(false)
  const isNarrow = alarmAddress.isNarrow(filter)
  const isCalm = !isNarrow && list.rows?.length === 0
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        <Button icon={<SettingOutlined aria-hidden="true" />} onClick={() => setRuling(true)}>
          {wording.rules}
        </Button>
      }
    >
      {list.first && <p className="st-hint">{lookedWords(list.first.looked_at)}</p>}
      <Card className="st-table-card">
        <AlarmFilterBar filter={filter} onFilter={setFilter} />
        {isCalm ? (
          <Calm />
        ) : (
          <ListBody list={list}>
            <div className="st-wide al-wide">
              <ListTable<AlarmRow, number>
                rowKey="alarm_id"
                columns={alarmColumns(open)}
                rows={list.rows}
                isOld={list.isOld}
                empty={wording.noneFound}
                opened={opened}
                onOpen={open}
              />
            </div>
          </ListBody>
        )}
      </Card>
      {opened !== undefined && <AlarmDrawer key={opened} alarm_id={opened} onClose={() => open(undefined)} />}
      {isRuling && <RulesDrawer onClose={() => setRuling(false)} />}
    </Screen>
  )
}

function lookedWords(looked_at: string | null): string {
  return looked_at === null ? wording.neverLooked : wording.looked(dateTimeText(looked_at))
}

function Calm() {
  return (
    <div className="al-calm">
      <CheckCircleOutlined aria-hidden="true" />
      <p className="al-calm-title">{wording.none}</p>
      <p>{wording.noneAbout}</p>
    </div>
  )
}

interface AlarmFilterBarProps {
  filter: AlarmFilter
  onFilter: (filter: AlarmFilter) => void
}

function AlarmFilterBar({ filter, onFilter }: AlarmFilterBarProps) {
  const narrow = (change: AlarmFilter) => onFilter({ ...filter, ...change })
  return (
    <search className="st-filter" aria-label={words.title}>
      <Select
        aria-label={words.state}
        placeholder={words.state}
        allowClear
        value={filter.state}
        onChange={(state) => narrow({ state })}
        options={alarmStates.map((value) => ({ value, label: wording.states[value] }))}
      />
      <Select
        className="al-kind"
        aria-label={words.kind}
        placeholder={words.kind}
        allowClear
        value={filter.kind}
        onChange={(kind) => narrow({ kind })}
        options={alarmKinds.map((value) => ({ value, label: wording.kinds[value] }))}
      />
      <PageSelect
        label={words.page}
        value={filter.page_code}
        onChange={(page_code) => narrow({ page_code })}
      />
      <ClearFilter isNarrow={alarmAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}

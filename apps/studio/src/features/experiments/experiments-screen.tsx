import './experiments.css'
import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { experimentStates, studioOperations } from '@yingzao/contract/studio'
import { Button, Card, Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { CellLink } from '../../ui/list/cell-link'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { ExperimentDrawer } from './experiment-drawer'
import { ExperimentForm } from './experiment-form'
import { StateMark } from './experiment-mark'
import { type ExperimentRow, experimentAddress } from './experiment-rows'
import { wording } from './wording'

const PART = 50
const OPENED: OpenedLine<number> = {
  name: 'experiment',
  read: (text) => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined),
}

/** The experiments on pages: what each tries, and its state. */
export function ExperimentsScreen() {
  const { filter, opened, setFilter, open } = useListAddress(experimentAddress, OPENED)
  const list = useList('experimentList', { ...filter, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const mayAdd = mayCall(useMember(), studioOperations.experimentCreate)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayAdd && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {wording.add}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <search className="st-filter" aria-label={wording.filter.title}>
          <Select
            aria-label={wording.filter.state}
            placeholder={wording.filter.state}
            allowClear
            value={filter.state}
            onChange={(state) => setFilter({ state })}
            options={experimentStates.map((value) => ({ value, label: wording.states[value] }))}
          />
        </search>
        <ListBody list={list}>
          <ListTable<ExperimentRow, number>
            rowKey="experiment_id"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={experimentAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {opened !== undefined && <ExperimentDrawer key={opened} id={opened} onClose={() => open(undefined)} />}
      {isAdding && <ExperimentForm detail={undefined} onClose={() => setAdding(false)} onMade={open} />}
    </Screen>
  )
}

function columnsOf(onOpen: (id: number) => void): TableColumnsType<ExperimentRow> {
  const words = wording.columns
  return [
    {
      title: words.name,
      render: (_, { experiment_id, name, page_title }) => (
        <>
          <CellLink onOpen={() => onOpen(experiment_id)}>{name}</CellLink>
          <div className="st-soft">{page_title}</div>
        </>
      ),
    },
    { title: words.state, width: 120, render: (_, { state }) => <StateMark state={state} /> },
    { title: words.measure, width: 140, render: (_, { measure }) => wording.measures[measure] },
    {
      title: words.began,
      width: 150,
      render: (_, { started_at }) =>
        started_at && <span className="st-number">{dateTimeText(started_at)}</span>,
    },
    {
      title: words.updated,
      width: 150,
      render: (_, { updated_at }) => <span className="st-number">{dateTimeText(updated_at)}</span>,
    },
  ]
}

import { SearchOutlined } from '@ant-design/icons'
import { simSuspectStates, studioOperations } from '@yingzao/contract/studio'
import { Button, Card, Select, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { ClearFilter } from '../../ui/list/clear-filter'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { SearchField } from '../../ui/list/search-field'
import { useList } from '../../ui/list/use-list'
import { useMember } from '../../ui/member-context'
import { ResolveDialog } from './resolve-dialog'
import type { Suspect, SuspectFilter } from './settlement-rows'
import { wording } from './wording'

const words = wording.suspects
const PART = 50

interface SuspectsProps {
  filter: SuspectFilter
  onFilter: (filter: SuspectFilter) => void
}

/** Shares whose price cannot be right, and what was decided about them. */
export function Suspects({ filter, onFilter }: SuspectsProps) {
  const list = useList('simSuspectList', { ...filter, limit: PART })
  const [opened, setOpened] = useState<Suspect>()
  const mayResolve = mayCall(useMember(), studioOperations.simSuspectResolve)
  const isNarrow = Boolean(filter.q) || filter.state !== undefined
  return (
    <Card className="st-table-card">
      <p className="st-hint se-about">{words.about}</p>
      <search className="st-filter" aria-label={words.title}>
        <SearchField
          className="st-filter-wide"
          prefix={<SearchOutlined aria-hidden="true" />}
          label={words.q}
          maxLength={20}
          value={filter.q ?? ''}
          onSearch={(q) => onFilter({ ...filter, q: q || undefined })}
        />
        <Select
          aria-label={words.state}
          placeholder={words.state}
          allowClear
          value={filter.state}
          onChange={(state) => onFilter({ ...filter, state })}
          options={simSuspectStates.map((value) => ({ value, label: words.states[value] }))}
        />
        <ClearFilter isNarrow={isNarrow} onClear={() => onFilter({ q: undefined, state: undefined })} />
      </search>
      <ListBody list={list}>
        <div className="st-wide se-wide">
          <ListTable<Suspect, string>
            rowKey="key"
            columns={columnsOf(mayResolve ? setOpened : undefined)}
            rows={list.rows}
            isOld={list.isOld}
            empty={isNarrow ? words.noneFound : words.none}
          />
        </div>
      </ListBody>
      {opened && <ResolveDialog suspect={opened} onClose={() => setOpened(undefined)} />}
    </Card>
  )
}

function columnsOf(onResolve: ((suspect: Suspect) => void) | undefined): TableColumnsType<Suspect> {
  return [
    {
      title: words.share,
      width: 130,
      render: (_, { code, name }) => (
        <>
          {name}
          <div className="st-soft st-number">{code}</div>
        </>
      ),
    },
    { title: words.day, width: 116, render: (_, { day }) => <span className="st-number">{day}</span> },
    {
      title: words.kept,
      width: 100,
      align: 'right',
      render: (_, { kept_price }) => <span className="st-number">{words.price(kept_price)}</span>,
    },
    {
      title: words.own,
      width: 116,
      align: 'right',
      render: (_, { day_price, prev_close }) => (
        <>
          <span className="st-number">{words.price(day_price)}</span>
          {prev_close !== null && <div className="st-soft">{words.prevClose(words.price(prev_close))}</div>}
        </>
      ),
    },
    {
      title: words.heldBy,
      render: (_, { held_by }) =>
        held_by.length === 0 ? (
          <span className="st-soft">{words.nobody}</span>
        ) : (
          held_by.map(({ competition_id, title, players }) => (
            <div key={competition_id}>{words.holders(title, players)}</div>
          ))
        ),
    },
    {
      title: words.outcome,
      width: 260,
      render: (_, suspect) => <Outcome suspect={suspect} onResolve={onResolve} />,
    },
  ]
}

interface OutcomeProps {
  suspect: Suspect
  onResolve: ((suspect: Suspect) => void) | undefined
}

function Outcome({ suspect, onResolve }: OutcomeProps) {
  const { state, name, day, resolved_at, resolved_by, reason } = suspect
  if (state === 'open')
    return onResolve ? (
      <Button size="small" aria-label={words.resolveOf(name, day)} onClick={() => onResolve(suspect)}>
        {words.resolve}
      </Button>
    ) : (
      <span className="st-warn">{words.states.open}</span>
    )
  return (
    <>
      {resolved_by === null ? words.byNews : reason}
      <div className="st-soft">{words.by(resolved_by ?? '', dateTimeText(resolved_at ?? ''))}</div>
    </>
  )
}

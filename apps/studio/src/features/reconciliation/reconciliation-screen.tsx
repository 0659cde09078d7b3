import './reconciliation.css'
import '../../ui/list/list.css'
import { DownloadOutlined } from '@ant-design/icons'
import { Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { CellLink } from '../../ui/list/cell-link'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { wording as listWording } from '../../ui/list/wording'
import { moneyText } from '../../ui/money-text'
import { Screen } from '../../ui/screen'
import { StatusMark } from '../../ui/status-mark'
import { SUPPLIER_TITLES } from '../../ui/supplier-titles'
import { DayDrawer } from './day-drawer'
import { dayAddress, readKey, useDayAddress } from './day-filter'
import { DayFilterBar } from './day-filter-bar'
import { DifferenceExport } from './difference-export'
import { type DayRow, dayState } from './reconciliation-words'
import { wording } from './wording'

/** The days whose bills are compared with our books: the totals of both, and what is still to be settled. */
export function ReconciliationScreen() {
  const { filter, opened, setFilter, open } = useDayAddress()
  const list = useList('billDayList', filter)
  const [isExporting, setExporting] = useState(false)
  const day = opened === undefined ? undefined : readKey(opened)
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
        <DayFilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <ListTable<DayRow, string>
            rowKey="key"
            columns={columnsOf(open)}
            rows={list.rows}
            empty={dayAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {day && <DayDrawer key={opened} of={day} onClose={() => open(undefined)} />}
      {isExporting && <DifferenceExport filter={filter} onClose={() => setExporting(false)} />}
    </Screen>
  )
}

function columnsOf(open: (key: string) => void): TableColumnsType<DayRow> {
  const { columns } = wording
  return [
    {
      title: columns.day,
      width: 116,
      render: (_, { key, day, supplier }) => (
        <CellLink onOpen={() => open(key)} label={wording.open(day, SUPPLIER_TITLES[supplier])}>
          <span className="st-number">{day}</span>
        </CellLink>
      ),
    },
    { title: columns.supplier, width: 100, render: (_, { supplier }) => SUPPLIER_TITLES[supplier] },
    { title: columns.state, width: 124, render: (_, row) => <DayState row={row} /> },
    moneyColumn(columns.paid, ({ fetched_at, paid }) => (fetched_at === null ? undefined : paid)),
    moneyColumn(columns.ledgerPaid, ({ ledger_paid }) => ledger_paid),
    moneyColumn(columns.refunded, ({ fetched_at, refunded }) => (fetched_at === null ? undefined : refunded)),
    moneyColumn(columns.ledgerRefunded, ({ ledger_refunded }) => ledger_refunded),
    {
      title: columns.differences,
      width: 120,
      render: (_, { open: left, settled, signed }) => (
        <span className={left > 0 ? 'st-warn' : 'st-soft'}>{wording.counts(left, settled + signed)}</span>
      ),
    },
  ]
}

function moneyColumn(title: string, fenOf: (row: DayRow) => number | undefined) {
  return {
    title,
    width: 124,
    align: 'right' as const,
    render: (_: unknown, row: DayRow) => {
      const fen = fenOf(row)
      return <span className="st-number">{fen === undefined ? wording.detail.noBill : moneyText(fen)}</span>
    },
  }
}

function DayState({ row }: { row: DayRow }) {
  const { tone, text } = dayState(row)
  return <StatusMark tone={tone}>{text}</StatusMark>
}

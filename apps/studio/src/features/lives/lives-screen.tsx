import './lives.css'
import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card, type TableColumnsType } from 'antd'
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
import { LiveDrawer } from './live-drawer'
import { LiveFilterBar } from './live-filter-bar'
import { LiveForm } from './live-form'
import { LiveMark } from './live-mark'
import { type LiveRow, liveAddress } from './live-rows'
import { wording } from './wording'

const PART = 50
const OPENED: OpenedLine<string> = {
  name: 'live',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}
const number = new Intl.NumberFormat('zh-CN')

/** The live streams, who wants to see them, and whether they can be replayed. */
export function LivesScreen() {
  const { filter, opened, setFilter, open } = useListAddress(liveAddress, OPENED)
  const list = useList('liveRows', { ...filter, limit: PART })
  const [isAdding, setAdding] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.liveCreate)
  const live = list.rows?.find(({ live_id }) => live_id === opened)
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayChange && (
          <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {wording.add}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <LiveFilterBar filter={filter} onFilter={setFilter} />
        <ListBody list={list}>
          <ListTable<LiveRow, string>
            rowKey="live_id"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={liveAddress.isNarrow(filter) ? wording.noneFound : wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {live && <LiveDrawer key={live.live_id} live={live} onClose={() => open(undefined)} />}
      {isAdding && <LiveForm live={undefined} onClose={() => setAdding(false)} />}
    </Screen>
  )
}

function columnsOf(onOpen: (id: string) => void): TableColumnsType<LiveRow> {
  const words = wording.columns
  return [
    {
      title: words.title,
      render: (_, { live_id, title }) => <CellLink onOpen={() => onOpen(live_id)}>{title}</CellLink>,
    },
    {
      title: words.speaker,
      width: 160,
      render: (_, { speaker, adviser_no }) => (
        <>
          {speaker}
          <div className="st-soft">{adviser_no || wording.noSpeakerNumber}</div>
        </>
      ),
    },
    {
      title: words.time,
      width: 150,
      render: (_, { start_at, end_at }) => (
        <>
          <div className="st-number">{dateTimeText(start_at)}</div>
          <div className="st-number st-soft">{dateTimeText(end_at)}</div>
        </>
      ),
    },
    { title: words.state, width: 180, render: (_, live) => <LiveMark live={live} /> },
    {
      title: words.reserved,
      width: 110,
      align: 'right',
      render: (_, { reserved, by_sms }) => (
        <>
          <div className="st-number">{wording.reserved(number.format(reserved))}</div>
          <div className="st-number st-soft">{wording.bySms(number.format(by_sms))}</div>
        </>
      ),
    },
    {
      title: words.page,
      width: 150,
      render: (_, { page_code }) => page_code ?? <span className="st-soft">{wording.everywhere}</span>,
    },
  ]
}

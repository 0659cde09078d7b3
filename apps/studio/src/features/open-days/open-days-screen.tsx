import './open-days.css'
import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { addressFilter } from '../../ui/list/address-filter'
import { CellLink } from '../../ui/list/cell-link'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { Screen } from '../../ui/screen'
import { StatusMark } from '../../ui/status-mark'
import { OpenDayDrawer } from './open-day-drawer'
import { OpenDayForm } from './open-day-form'
import { nextOf, type OpenDayRow, sumOf } from './open-day-rows'
import { wording } from './wording'

const address = addressFilter({})
const OPENED: OpenedLine<string> = {
  name: 'event',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}
const number = new Intl.NumberFormat('zh-CN')

/** The open days, their next sessions and how many people are coming. */
export function OpenDaysScreen() {
  const { opened, open } = useListAddress(address, OPENED)
  const list = useList('openDayRows', {})
  const [isAdding, setAdding] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.openDayCreate)
  const event = list.rows?.find(({ event_id }) => event_id === opened)
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
        <ListBody list={list}>
          <ListTable<OpenDayRow, string>
            rowKey="event_id"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={wording.none}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {event && <OpenDayDrawer key={event.event_id} event={event} onClose={() => open(undefined)} />}
      {isAdding && <OpenDayForm event={undefined} onClose={() => setAdding(false)} onMade={open} />}
    </Screen>
  )
}

function columnsOf(onOpen: (id: string) => void): TableColumnsType<OpenDayRow> {
  const words = wording.columns
  return [
    {
      title: words.title,
      render: (_, { event_id, title }) => (
        <>
          <CellLink onOpen={() => onOpen(event_id)}>{title}</CellLink>
          <div className="st-soft">{event_id}</div>
        </>
      ),
    },
    { title: words.next, width: 170, render: (_, event) => <Next event={event} /> },
    {
      title: words.places,
      width: 140,
      align: 'right',
      render: (_, event) => {
        const { used, quota } = sumOf(event)
        return (
          <span className="st-number">{wording.ofPlaces(number.format(used), number.format(quota))}</span>
        )
      },
    },
    {
      title: words.entered,
      width: 90,
      align: 'right',
      render: (_, event) => <span className="st-number">{number.format(sumOf(event).entered)}</span>,
    },
    {
      title: words.state,
      width: 110,
      render: (_, { is_open }) => (
        <StatusMark tone={is_open ? 'success' : 'quiet'}>
          {is_open ? wording.open : wording.closed}
        </StatusMark>
      ),
    },
    { title: words.updated, width: 150, render: (_, { updated_at }) => dateTimeText(updated_at) },
  ]
}

function Next({ event }: { event: OpenDayRow }) {
  const next = nextOf(event)
  if (!next) return <span className="st-soft">{wording.noNext}</span>
  return <span className="st-number">{dateTimeText(next.start_at)}</span>
}

import './tours.css'
import '../../ui/list/list.css'
import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Card, type TableColumnsType } from 'antd'
import { useState } from 'react'
import { Link } from 'react-router'
import { mayCall } from '../../state/session'
import { addressFilter } from '../../ui/list/address-filter'
import { CellLink } from '../../ui/list/cell-link'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { type OpenedLine, useListAddress } from '../../ui/list/use-list-address'
import { useMember } from '../../ui/member-context'
import { PlacesBar } from '../../ui/places-bar'
import { Screen } from '../../ui/screen'
import { Count, Entered, Filing } from './figures'
import { TourDrawer } from './tour-drawer'
import { TourForm } from './tour-form'
import { TourMark } from './tour-mark'
import type { TourRow } from './tour-rows'
import { wording } from './wording'

const address = addressFilter({})
const OPENED: OpenedLine<string> = {
  name: 'tour',
  read: (text) => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
}

/** The tours through cities, how full their talks are, and who has come. */
export function ToursScreen() {
  const { opened, open } = useListAddress(address, OPENED)
  const list = useList('tourRows', {})
  const [isAdding, setAdding] = useState(false)
  const mayChange = mayCall(useMember(), studioOperations.tourCreate)
  const tour = list.rows?.find(({ tour_id }) => tour_id === opened)
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
          <ListTable<TourRow, string>
            rowKey="tour_id"
            columns={columnsOf(open)}
            rows={list.rows}
            isOld={list.isOld}
            empty={mayChange ? wording.none : wording.noneToRead}
            opened={opened}
            onOpen={open}
          />
        </ListBody>
      </Card>
      {tour && <TourDrawer key={tour.tour_id} tour={tour} onClose={() => open(undefined)} />}
      {isAdding && <TourForm tour={undefined} onClose={() => setAdding(false)} onMade={open} />}
    </Screen>
  )
}

function columnsOf(onOpen: (id: string) => void): TableColumnsType<TourRow> {
  const words = wording.columns
  return [
    {
      title: words.title,
      width: 190,
      render: (_, { tour_id, title }) => (
        <>
          <CellLink onOpen={() => onOpen(tour_id)}>{title}</CellLink>
          <div className="st-soft">{tour_id}</div>
        </>
      ),
    },
    { title: words.year, width: 64, render: (_, { year }) => <span className="st-number">{year}</span> },
    { title: words.state, width: 100, render: (_, tour) => <TourMark tour={tour} /> },
    {
      title: words.speeches,
      width: 64,
      align: 'right',
      render: (_, { speeches }) => <Count count={speeches} />,
    },
    {
      title: words.enrolled,
      width: 150,
      render: (_, { enrolled, quota }) => <PlacesBar taken={enrolled} quota={quota} />,
    },
    {
      title: words.waiting,
      width: 64,
      align: 'right',
      render: (_, { waiting }) => <Count count={waiting} />,
    },
    {
      title: words.entered,
      width: 84,
      align: 'right',
      render: (_, { entered, enrolled }) => <Entered {...{ entered, enrolled }} />,
    },
    { title: words.comments, width: 96, align: 'right', render: (_, tour) => <HeldComments tour={tour} /> },
    { title: words.filing, width: 180, render: (_, { filing_no }) => <Filing number={filing_no} /> },
  ]
}

/** The number of comments awaiting review, as a link to them. */
function HeldComments({ tour: { tour_id, held_comments } }: { tour: TourRow }) {
  if (held_comments === 0) return <Count count={0} />
  return (
    <Link
      className="st-number"
      to={`/comments?state=held&tour_id=${tour_id}`}
      // Otherwise the row would open too.
      onClick={(event) => event.stopPropagation()}
    >
      {wording.heldComments(held_comments)}
    </Link>
  )
}

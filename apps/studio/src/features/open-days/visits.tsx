import { DownloadOutlined } from '@ant-design/icons'
import { type OpenDayVisitState, openDayVisitStates, studioOperations } from '@yingzao/contract/studio'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { dateTimeText } from '../../state/date-time-text'
import { mayCall } from '../../state/session'
import { ListBody } from '../../ui/list/list-body'
import { ListTable } from '../../ui/list/list-table'
import { useList } from '../../ui/list/use-list'
import { useMember } from '../../ui/member-context'
import type { OpenDayRow, VisitFilter, VisitRow } from './open-day-rows'
import { VisitCancel } from './visit-cancel'
import { visitColumns } from './visit-columns'
import { VisitExport } from './visit-export'
import { VisitFind } from './visit-find'
import { wording } from './wording'

const words = wording.visits
const PART = 50

/** The registrations for an open day; found by a full phone number, and cancelled for people who ask for it. */
export function Visits({ event }: { event: OpenDayRow }) {
  const { event_id } = event
  const [filter, setFilter] = useState<VisitFilter>({})
  const list = useList('openDayVisitList', { event_id, ...filter, limit: PART })
  const [found, setFound] = useState<readonly VisitRow[]>()
  const [leaving, setLeaving] = useState<VisitRow>()
  const [isExporting, setExporting] = useState(false)
  const member = useMember()
  const mayCancel = mayCall(member, studioOperations.openDayVisitCancel)
  const columns = visitColumns({ isOfAll: found !== undefined, ...(mayCancel && { onCancel: setLeaving }) })
  const isNarrow = filter.session_id !== undefined || filter.state !== undefined
  return (
    <section className="st-part">
      <div className="st-part-head">
        <h3>{words.title}</h3>
        {mayCall(member, studioOperations.openDayVisitExport) && (
          <Button
            size="small"
            icon={<DownloadOutlined aria-hidden="true" />}
            onClick={() => setExporting(true)}
          >
            {words.export}
          </Button>
        )}
      </div>
      <search className="st-filter od-filter" aria-label={words.filter}>
        <VisitFind isFound={found !== undefined} onFound={setFound} />
        {found === undefined && <Choices event={event} filter={filter} onFilter={setFilter} />}
      </search>
      <div className="od-wide">
        {found === undefined ? (
          <ListBody list={list}>
            <ListTable<VisitRow>
              rowKey="register_no"
              columns={columns}
              rows={list.rows}
              isOld={list.isOld}
              empty={isNarrow ? words.noneFound : words.none}
            />
          </ListBody>
        ) : (
          <ListTable<VisitRow> rowKey="register_no" columns={columns} rows={found} />
        )}
      </div>
      {leaving && (
        <VisitCancel
          visit={leaving}
          // The phone number is kept nowhere, so its search cannot be repeated.
          onDone={({ register_no }) =>
            setFound((now) =>
              now?.map((one) => (one.register_no === register_no ? { ...one, state: 'returned' } : one)),
            )
          }
          onClose={() => setLeaving(undefined)}
        />
      )}
      {isExporting && <VisitExport event={event} filter={filter} onClose={() => setExporting(false)} />}
    </section>
  )
}

interface ChoicesProps {
  event: OpenDayRow
  filter: VisitFilter
  onFilter: (filter: VisitFilter) => void
}

function Choices({ event, filter, onFilter }: ChoicesProps) {
  return (
    <>
      <Select
        className="st-filter-wide"
        aria-label={words.session}
        placeholder={words.session}
        allowClear
        value={filter.session_id}
        onChange={(session_id: string | undefined) => onFilter({ ...filter, session_id })}
        options={event.sessions.map(({ session_id, start_at }) => ({
          value: session_id,
          label: dateTimeText(start_at),
        }))}
      />
      <Select
        aria-label={words.state}
        placeholder={words.state}
        allowClear
        value={filter.state}
        onChange={(state: OpenDayVisitState | undefined) => onFilter({ ...filter, state })}
        options={openDayVisitStates.map((value) => ({ value, label: words.states[value] }))}
      />
    </>
  )
}

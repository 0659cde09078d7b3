import '../tours.css'
import '../../../ui/list/list.css'
import { DownloadOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { enrolmentStates, MOST_FOUND_ENROLMENTS, studioOperations } from '@yingzao/contract/studio'
import { Button, Card, Select } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { ClearFilter } from '../../../ui/list/clear-filter'
import { ListBody } from '../../../ui/list/list-body'
import { ListTable } from '../../../ui/list/list-table'
import { useList } from '../../../ui/list/use-list'
import { useListAddress } from '../../../ui/list/use-list-address'
import { useMember } from '../../../ui/member-context'
import { Screen } from '../../../ui/screen'
import { EnrolmentCancel } from './enrolment-cancel'
import { enrolmentColumns } from './enrolment-columns'
import { EnrolmentExport } from './enrolment-export'
import { type EnrolmentFilter, type EnrolmentRow, enrolmentAddress } from './enrolment-rows'
import { EnrolmentSearch } from './enrolment-search'
import { SpeechSelect } from './speech-select'
import { wording } from './wording'

const PART = 50

/** Who has enrolled for talks, who is waiting, and who has come. */
export function EnrolmentsScreen() {
  const { filter, setFilter } = useListAddress(enrolmentAddress)
  const list = useList('enrolmentList', { ...filter, limit: PART })
  // The result of a search replaces the list, and is kept nowhere else.
  const [found, setFound] = useState<readonly EnrolmentRow[]>()
  const [leaving, setLeaving] = useState<EnrolmentRow>()
  const [isExporting, setExporting] = useState(false)
  const member = useMember()
  const mayCancel = mayCall(member, studioOperations.enrolmentCancel)
  const mayExport = mayCall(member, studioOperations.enrolmentExport)
  const titles = useTitles(filter, list.rows)
  const narrow = (next: EnrolmentFilter) => {
    setFound(undefined)
    setFilter(next)
  }
  const table = (rows: readonly EnrolmentRow[] | undefined) => (
    <ListTable<EnrolmentRow>
      rowKey="enroll_no"
      columns={enrolmentColumns(mayCancel ? setLeaving : undefined)}
      rows={rows}
      isOld={list.isOld}
      empty={enrolmentAddress.isNarrow(filter) ? wording.noneFound : wording.none}
    />
  )
  return (
    <Screen
      title={wording.title}
      about={wording.about}
      actions={
        mayExport && (
          <Button icon={<DownloadOutlined aria-hidden="true" />} onClick={() => setExporting(true)}>
            {wording.export.open}
          </Button>
        )
      }
    >
      <Card className="st-table-card">
        <FilterBar filter={filter} title={titles.speech} onFilter={narrow} onFound={setFound} />
        {found ? (
          <>
            {table(found)}
            <Found count={found.length} onAll={() => setFound(undefined)} />
          </>
        ) : (
          <ListBody list={list}>{table(list.rows)}</ListBody>
        )}
      </Card>
      {leaving && (
        <EnrolmentCancel
          enrolment={leaving}
          onCancelled={(enroll_no) => setFound((now) => now?.map((one) => givenBack(one, enroll_no)))}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {isExporting && <EnrolmentExport filter={filter} titles={titles} onClose={() => setExporting(false)} />}
    </Screen>
  )
}

/** A search is counted and logged: its result is not fetched again because one of its places was given up. */
function givenBack(enrolment: EnrolmentRow, enroll_no: string): EnrolmentRow {
  if (enrolment.enroll_no !== enroll_no) return enrolment
  return { ...enrolment, state: 'returned', place_in_line: null, ticket_no: '' }
}

/** The titles of the tour and the talk in the filter of the list. */
function useTitles({ tour_id, speech_id }: EnrolmentFilter, rows: readonly EnrolmentRow[] | undefined) {
  const { data } = useQuery(studioQuery('tourRows', {}))
  return {
    tour: data?.list.find((tour) => tour.tour_id === tour_id)?.title,
    speech: rows?.find((one) => one.speech_id === speech_id)?.speech_title,
  }
}

function Found({ count, onAll }: { count: number; onAll: () => void }) {
  const words = wording.search
  return (
    <div className="tr-found">
      <span role="status">
        {words.found(count)}
        {count >= MOST_FOUND_ENROLMENTS && words.foundMost(MOST_FOUND_ENROLMENTS)}
      </span>
      <Button onClick={onAll}>{words.all}</Button>
    </div>
  )
}

interface FilterBarProps {
  filter: EnrolmentFilter
  /** The title of the talk. */
  title: string | undefined
  onFilter: (filter: EnrolmentFilter) => void
  onFound: (found: readonly EnrolmentRow[] | undefined) => void
}

/** The search criteria. Every choice applies at once; a phone number or another number applies on Enter. */
function FilterBar({ filter, title, onFilter, onFound }: FilterBarProps) {
  const words = wording.filter
  const narrow = (change: EnrolmentFilter) => onFilter({ ...filter, ...change })
  const tours = useQuery(studioQuery('tourRows', {}))
  const { tour_id, speech_id } = filter
  return (
    <search className="st-filter" aria-label={words.title}>
      <EnrolmentSearch onFound={onFound} />
      <Select
        aria-label={words.tour}
        placeholder={words.tour}
        allowClear
        value={tour_id}
        loading={tours.isPending}
        // A talk belongs to one tour.
        onChange={(chosen) => narrow({ tour_id: chosen, speech_id: undefined })}
        options={(tours.data?.list ?? []).map((tour) => ({ value: tour.tour_id, label: tour.title }))}
      />
      {tour_id !== undefined && (
        <SpeechSelect
          tour_id={String(tour_id)}
          value={speech_id === undefined ? undefined : String(speech_id)}
          title={title}
          onChange={(chosen) => narrow({ speech_id: chosen })}
        />
      )}
      <Select
        aria-label={words.state}
        placeholder={words.state}
        allowClear
        value={filter.state}
        onChange={(state) => narrow({ state })}
        options={enrolmentStates.map((value) => ({ value, label: wording.states[value] }))}
      />
      <Select
        aria-label={words.entered}
        placeholder={words.entered}
        allowClear
        value={filter.entered}
        onChange={(entered) => narrow({ entered })}
        options={(['yes', 'no'] as const).map((value) => ({ value, label: words.enteredOf[value] }))}
      />
      <ClearFilter isNarrow={enrolmentAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </search>
  )
}

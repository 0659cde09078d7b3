import { SearchOutlined } from '@ant-design/icons'
import { speechStates, studioOperations } from '@yingzao/contract/studio'
import { Alert, Button, Select } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../../state/session'
import { ClearFilter } from '../../../ui/list/clear-filter'
import { ListBody } from '../../../ui/list/list-body'
import { ListTable } from '../../../ui/list/list-table'
import { SearchField } from '../../../ui/list/search-field'
import { useList } from '../../../ui/list/use-list'
import { useMember } from '../../../ui/member-context'
import type { TourRow } from '../tour-rows'
import { SpeechCancel } from './speech-cancel'
import { speechColumns } from './speech-columns'
import { SpeechForm } from './speech-form'
import type { SpeechFilter, SpeechRow } from './speech-rows'
import { wording } from './wording'

const PART = 50

/** While somebody looks, the numbers of places, of people waiting and of those who came are refetched. */
const LIVE_MS = 10_000

/** What is open above the talks. */
type Opened = { form: 'speech'; speech: SpeechRow | undefined } | { form: 'cancel'; speech: SpeechRow }

/** The talks of a tour by starting time, with how full each currently is. */
export function Speeches({ tour }: { tour: TourRow }) {
  const [filter, setFilter] = useState<SpeechFilter>({})
  const list = useList(
    'speechRows',
    { tour_id: tour.tour_id, ...filter, limit: PART },
    { isKept: true, everyMs: LIVE_MS },
  )
  const [opened, setOpened] = useState<Opened>()
  const mayChange = mayCall(useMember(), studioOperations.speechChange)
  const close = () => setOpened(undefined)
  const isNarrow = Object.values(filter).some((value) => value !== undefined)
  const none = mayChange ? wording.none : wording.noneToRead
  return (
    <section className="st-part">
      <div className="tr-head">
        <h3>{wording.title}</h3>
        {mayChange && (
          <Button
            size="small"
            disabled={tour.cities.length === 0}
            title={tour.cities.length === 0 ? wording.noCity : undefined}
            onClick={() => setOpened({ form: 'speech', speech: undefined })}
          >
            {wording.add}
          </Button>
        )}
      </div>
      {tour.filing_no === '' && (
        <Alert className="tr-note" type="warning" showIcon title={wording.noFiling} />
      )}
      <FilterLine tour={tour} filter={filter} isNarrow={isNarrow} onFilter={setFilter} />
      <p className="st-hint">{wording.live}</p>
      <ListBody list={list}>
        <div className="tr-wide">
          <ListTable<SpeechRow>
            rowKey="speech_id"
            columns={speechColumns(
              mayChange
                ? {
                    change: (speech) => setOpened({ form: 'speech', speech }),
                    cancel: (speech) => setOpened({ form: 'cancel', speech }),
                  }
                : undefined,
            )}
            rows={list.rows}
            isOld={list.isOld}
            empty={isNarrow ? wording.noneFound : tour.cities.length === 0 ? wording.noCity : none}
          />
        </div>
      </ListBody>
      {opened?.form === 'speech' && <SpeechForm tour={tour} speech={opened.speech} onClose={close} />}
      {opened?.form === 'cancel' && <SpeechCancel speech={opened.speech} onClose={close} />}
    </section>
  )
}

interface FilterLineProps {
  tour: TourRow
  filter: SpeechFilter
  isNarrow: boolean
  onFilter: (filter: SpeechFilter) => void
}

function FilterLine({ tour, filter, isNarrow, onFilter }: FilterLineProps) {
  const words = wording.filter
  return (
    <search className="tr-line" aria-label={words.title}>
      <Select
        aria-label={words.city}
        placeholder={words.city}
        allowClear
        value={filter.city_id}
        onChange={(city_id) => onFilter({ ...filter, city_id })}
        options={tour.cities.map(({ city_id, name }) => ({ value: city_id, label: name }))}
      />
      <Select
        aria-label={words.state}
        placeholder={words.state}
        allowClear
        value={filter.state}
        onChange={(state) => onFilter({ ...filter, state })}
        options={speechStates.map((value) => ({ value, label: wording.states[value] }))}
      />
      <SearchField
        prefix={<SearchOutlined aria-hidden="true" />}
        label={words.q}
        maxLength={40}
        value={filter.q ?? ''}
        onSearch={(q) => onFilter({ ...filter, q: q || undefined })}
      />
      <ClearFilter isNarrow={isNarrow} onClear={() => onFilter({})} />
    </search>
  )
}

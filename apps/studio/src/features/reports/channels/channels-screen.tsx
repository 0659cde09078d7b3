import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import type { Payload } from '../../../state/calls'
import { studioQuery } from '../../../state/queries'
import { addressFilter } from '../../../ui/list/address-filter'
import { useListAddress } from '../../../ui/list/use-list-address'
import { PageSelect } from '../../../ui/page-select'
import { ExportButton } from '../parts/export-button'
import { Part } from '../parts/part'
import { ReportBody } from '../parts/report-body'
import { ReportScreen } from '../parts/report-screen'
import { SliceTable } from '../parts/slice-table'
import { SpanBar } from '../parts/span-bar'
import { type DaysFilter, daysFields } from '../report-address'
import { spanOf, todayAt } from '../span'
import { wording } from '../wording'
import { asOfText } from '../words/as-of'
import { countText } from '../words/numbers'

const words = wording.channels

interface ChannelsFilter extends DaysFilter {
  /** The code of the only page whose views are counted. */
  code?: Payload<'reportChannels'>['code']
}

const address = addressFilter<ChannelsFilter>({
  ...daysFields,
  code: studioOperations.reportChannels.request.shape.code,
})

/** The results of each channel. */
export function ChannelsScreen() {
  const { filter, setFilter } = useListAddress(address)
  const today = todayAt(Date.now())
  const wanted = { ...spanOf(filter, today), ...(filter.code !== undefined && { code: filter.code }) }
  const report = useQuery({
    ...studioQuery('reportChannels', wanted),
    placeholderData: keepPreviousData,
  })
  const change = (changed: ChannelsFilter) => setFilter({ ...filter, ...changed })
  return (
    <ReportScreen
      title={words.title}
      about={report.data ? asOfText(report.data.as_of, today) : words.about}
      days={filter}
      actions={<ExportButton wanted={wanted} reports={[{ report: 'channels', title: words.title }]} />}
    >
      <search className="rp-choices" aria-label={wording.filter.title}>
        <SpanBar filter={filter} today={today} onFilter={change} />
        <PageSelect
          label={wording.pages.choose}
          placeholder={words.page}
          value={filter.code}
          onChange={(code) => change({ code })}
        />
      </search>
      <p className="rp-days-said">{words.about}</p>
      <ReportBody query={report}>
        {({ channels, channels_left_off, links }) => (
          <Part isTable>
            <SliceTable
              by="channel"
              slices={channels}
              links={links}
              views={channels.reduce((sum, { views }) => sum + views, 0)}
              empty={words.none}
            />
            {channels_left_off > 0 && (
              <p className="rp-foot">{wording.slices.leftOff(countText(channels_left_off))}</p>
            )}
          </Part>
        )}
      </ReportBody>
    </ReportScreen>
  )
}

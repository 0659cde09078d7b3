import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CONVERSION_STEPS } from '@yingzao/contract/studio'
import { CONTAINERS } from '@yingzao/schema/client'
import { Checkbox, Select } from 'antd'
import { studioQuery } from '../../../state/queries'
import { useListAddress } from '../../../ui/list/use-list-address'
import { PageSelect } from '../../../ui/page-select'
import { Part } from '../parts/part'
import { ReportBody } from '../parts/report-body'
import { ReportScreen } from '../parts/report-screen'
import { SpanBar } from '../parts/span-bar'
import { todayAt } from '../span'
import { wording } from '../wording'
import { asOfText } from '../words/as-of'
import { BesideSelect } from './beside-select'
import { BesideTable } from './beside-table'
import { ChannelSelect } from './channel-select'
import {
  besideOf,
  type FunnelFilter,
  type FunnelStep,
  funnelAddress,
  funnelWanted,
  HOURS,
  stepsOf,
  USUAL_HOURS,
  withSteps,
} from './funnel-filter'
import { FunnelSteps } from './funnel-steps'

const words = wording.funnel

const WINDOWS = HOURS.map((hours) => ({ value: hours, label: `${words.window} ${words.hours(hours)}` }))

/** How many visitors did one thing after the other. */
export function FunnelScreen() {
  const { filter, setFilter } = useListAddress(funnelAddress)
  const today = todayAt(Date.now())
  const report = useQuery({
    ...studioQuery('reportFunnel', funnelWanted(filter, today)),
    placeholderData: keepPreviousData,
  })
  const change = (changed: FunnelFilter) => setFilter({ ...filter, ...changed })
  return (
    <ReportScreen title={words.title} about={report.data && asOfText(report.data.as_of, today)} days={filter}>
      <search className="rp-choices" aria-label={wording.filter.title}>
        <SpanBar filter={filter} today={today} onFilter={change} />
        <PageSelect
          label={wording.pages.choose}
          placeholder={words.page}
          value={filter.code}
          onChange={(code) => change({ code, by: undefined, beside: undefined })}
        />
        <ChannelSelect filter={filter} today={today} onChoose={(channel) => change({ channel })} />
        <Select
          className="rp-choice"
          aria-label={wording.filter.container}
          placeholder={wording.filter.container}
          allowClear
          value={filter.container ?? null}
          onChange={(container) => change({ container: container ?? undefined })}
          options={CONTAINERS.map((value) => ({ value, label: wording.containerTitles[value] }))}
        />
        {filter.code !== undefined && (
          <BesideSelect filter={{ ...filter, code: filter.code }} today={today} onChoose={change} />
        )}
      </search>
      <StepChoices filter={filter} onFilter={change} />
      <p className="rp-days-said">{words.about}</p>
      {besideOf(filter).length > 0 && <BesideTable filter={filter} today={today} />}
      <ReportBody query={report}>
        {({ steps }) =>
          (steps[0]?.visitors ?? 0) === 0 ? (
            <Part>
              <p className="st-empty">{words.none}</p>
            </Part>
          ) : (
            <Part isTable>
              <FunnelSteps steps={steps} />
            </Part>
          )
        }
      </ReportBody>
    </ReportScreen>
  )
}

interface StepChoicesProps {
  filter: FunnelFilter
  onFilter: (change: FunnelFilter) => void
}

/** The steps after the view, and the time limit for them. A funnel needs at least one step, so the last one stays. */
function StepChoices({ filter, onFilter }: StepChoicesProps) {
  const chosen = stepsOf(filter)
  return (
    <div className="rp-choices rp-steps">
      <span className="st-soft" id="rp-steps">
        {words.steps}
      </span>
      <Checkbox.Group<FunnelStep>
        aria-labelledby="rp-steps"
        value={[...chosen]}
        options={CONVERSION_STEPS.map((value) => ({
          value,
          label: words.names[value],
          disabled: chosen.length === 1 && chosen[0] === value,
        }))}
        onChange={(steps) => onFilter(withSteps(steps))}
      />
      <Select
        className="rp-choice"
        aria-label={words.window}
        value={filter.window_hours ?? USUAL_HOURS}
        onChange={(hours) => onFilter({ window_hours: hours === USUAL_HOURS ? undefined : hours })}
        options={WINDOWS}
      />
    </div>
  )
}

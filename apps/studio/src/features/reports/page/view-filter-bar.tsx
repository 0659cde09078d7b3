import { CONTAINERS, type Container } from '@yingzao/schema/client'
import { Select } from 'antd'
import type { Answer } from '../../../state/calls'
import { ClearFilter } from '../../../ui/list/clear-filter'
import type { Slice } from '../parts/slice-table'
import type { ViewFilter } from '../report-address'
import type { SliceBy } from '../report-keys'
import { wording } from '../wording'
import type { LinkNames } from '../words/channel-words'
import { sliceText } from '../words/slice-words'

const words = wording.filter

interface ViewFilterBarProps {
  filter: ViewFilter
  /** The choices to offer; undefined while being fetched. */
  report: Answer<'reportPage'> | undefined
  onFilter: (change: ViewFilter) => void
}

const WIDE: ViewFilter = {
  version: undefined,
  container: undefined,
  channel: undefined,
  variant: undefined,
}

/** Which views are counted. Every choice applies at once. */
export function ViewFilterBar({ filter, report, onFilter }: ViewFilterBarProps) {
  const { version, container, channel, variant } = filter
  const isNarrow = Object.values(filter).some((value) => value !== undefined)
  return (
    <>
      <Choice
        by="version"
        slices={report?.versions}
        value={version === undefined ? undefined : String(version)}
        onChange={(value) => onFilter({ version: value === undefined ? undefined : Number(value) })}
      />
      <Choice
        by="container"
        slices={report?.containers}
        value={container}
        onChange={(value) => onFilter({ container: containerOf(value) })}
      />
      <Choice
        by="channel"
        slices={report?.channels}
        value={channel}
        links={report?.links}
        isWide
        onChange={(value) => onFilter({ channel: value })}
      />
      <Choice
        by="variant"
        slices={report?.variants}
        value={variant}
        onChange={(value) => onFilter({ variant: value })}
      />
      <ClearFilter isNarrow={isNarrow} onClear={() => onFilter(WIDE)} />
    </>
  )
}

interface ChoiceProps {
  by: SliceBy
  slices: readonly Slice[] | undefined
  value: string | undefined
  links?: LinkNames | undefined
  isWide?: boolean
  onChange: (value: string | undefined) => void
}

/** A filter of a page's views. Nameless slices cannot be chosen, and without any slices there is no choice. */
function Choice({ by, slices = [], value, links, isWide = false, onChange }: ChoiceProps) {
  const values = slices.map((slice) => slice.value).filter((one) => one !== '')
  if (value === undefined && values.length === 0) return null
  const offered = value === undefined || values.includes(value) ? values : [value, ...values]
  return (
    <Select
      className={isWide ? 'rp-choice-wide' : 'rp-choice'}
      aria-label={words[by]}
      placeholder={words[by]}
      allowClear
      showSearch={isWide ? { optionFilterProp: 'label' } : false}
      popupMatchSelectWidth={false}
      value={value ?? null}
      onChange={(chosen) => onChange(chosen ?? undefined)}
      options={offered.map((one) => ({ value: one, label: sliceText(by, one, links) }))}
    />
  )
}

function containerOf(value: string | undefined): Container | undefined {
  return CONTAINERS.find((container) => container === value)
}

import { CONTAINERS } from '@yingzao/schema/client'
import { Segmented } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../../state/calls'
import { Part } from '../parts/part'
import { type Slice, SliceTable } from '../parts/slice-table'
import type { ViewFilter } from '../report-address'
import type { SliceBy } from '../report-keys'
import { wording } from '../wording'

interface SlicesPartProps {
  report: Answer<'reportPage'>
  onFilter: (change: ViewFilter) => void
}

const BY: readonly SliceBy[] = ['channel', 'container', 'version', 'variant']

/** The same figures split by one of four things at a time; each slice can be viewed by itself. */
export function SlicesPart({ report, onFilter }: SlicesPartProps) {
  const [by, setBy] = useState<SliceBy>('channel')
  return (
    <Part
      isTable
      title={wording.page.slices}
      actions={
        <Segmented<SliceBy>
          aria-label={wording.page.slices}
          value={by}
          options={BY.map((value) => ({ value, label: wording.slices[value] }))}
          onChange={setBy}
        />
      }
    >
      <SliceTable
        by={by}
        slices={slicesOf(report, by)}
        views={report.totals.views}
        links={report.links}
        onOnly={(value) => onFilter(filterOf(by, value))}
      />
    </Part>
  )
}

function slicesOf(report: Answer<'reportPage'>, by: SliceBy): readonly Slice[] {
  if (by === 'version') return report.versions
  if (by === 'container') return report.containers
  return by === 'channel' ? report.channels : report.variants
}

function filterOf(by: SliceBy, value: string): ViewFilter {
  if (by === 'version') return { version: Number(value) }
  if (by === 'container') return { container: CONTAINERS.find((container) => container === value) }
  return by === 'channel' ? { channel: value } : { variant: value }
}

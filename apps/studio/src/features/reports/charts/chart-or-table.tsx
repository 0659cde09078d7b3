import { Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { wording } from '../wording'
import { Chart } from './chart'
import type { ChartData } from './chart-data'

interface ChartOrTableProps {
  title: string
  data: ChartData
  /** The chart in words. */
  label: string
  /** The same figures, one per row. */
  table: ReactNode
  /** Other choices. */
  children?: ReactNode
}

/** Figures as a chart, or as the table that says the same in digits. */
export function ChartOrTable({ title, data, label, table, children }: ChartOrTableProps) {
  const [look, setLook] = useState<'chart' | 'table'>('chart')
  return (
    <>
      <div className="rp-part-head">
        <h2>{title}</h2>
        <div className="rp-part-acts">
          {children}
          <Segmented
            aria-label={`${title} ${wording.chart.look}`}
            value={look}
            options={[
              { value: 'chart', label: wording.chart.chart },
              { value: 'table', label: wording.chart.table },
            ]}
            onChange={setLook}
          />
        </div>
      </div>
      {look === 'chart' ? <Chart data={data} label={label} /> : <div className="rp-days">{table}</div>}
    </>
  )
}

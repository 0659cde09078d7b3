import { Segmented, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../../state/calls'
import { ListTable } from '../../../ui/list/list-table'
import { moneyText } from '../../../ui/money-text'
import { ShareBar } from '../parts/share-bar'
import { wording } from '../wording'
import { countText, partOf, partText, shortText } from '../words/numbers'

const words = wording.funnel

type Step = Answer<'reportFunnel'>['steps'][number]
type StepRow = Step & { before: number | undefined }

/** The steps of a funnel, as bars that get shorter or as a table. */
export function FunnelSteps({ steps }: { steps: readonly Step[] }) {
  const [look, setLook] = useState<'chart' | 'table'>('chart')
  const rows = steps.map((step, index) => ({ ...step, before: steps[index - 1]?.visitors }))
  const first = steps[0]?.visitors ?? 0
  return (
    <>
      <div className="rp-part-head">
        <h2>{words.result}</h2>
        <Segmented
          aria-label={`${words.result} ${wording.chart.look}`}
          value={look}
          options={[
            { value: 'chart', label: wording.chart.chart },
            { value: 'table', label: wording.chart.table },
          ]}
          onChange={setLook}
        />
      </div>
      {look === 'chart' ? (
        <ol className="rp-funnel">
          {rows.map((row) => (
            <FunnelBar key={row.step} row={row} first={first} />
          ))}
        </ol>
      ) : (
        <div className="rp-wide">
          <ListTable<StepRow, string> rowKey="step" columns={columnsOf(first)} rows={rows} />
        </div>
      )}
    </>
  )
}

function FunnelBar({ row: { step, visitors, amount, before }, first }: { row: StepRow; first: number }) {
  return (
    <li>
      {before !== undefined && (
        <span className="rp-funnel-between">
          {words.ofBefore} <b className="st-number">{partText(visitors, before)}</b>
          <span className="st-soft st-number">
            {words.lost} {countText(before - visitors)}
          </span>
        </span>
      )}
      <span className="rp-funnel-name">{words.names[step]}</span>
      <span className="rp-funnel-track">
        <span style={{ width: `${(partOf(visitors, first) ?? 0) * 100}%` }} aria-hidden="true" />
      </span>
      <span className="rp-funnel-figures">
        <b className="st-number" title={countText(visitors)}>
          {shortText('count', visitors)}
        </b>
        <span className="st-soft st-number">{partText(visitors, first)}</span>
        {amount > 0 && (
          <span className="st-number" title={moneyText(amount)}>
            {shortText('amount', amount)}
          </span>
        )}
      </span>
    </li>
  )
}

function columnsOf(first: number): TableColumnsType<StepRow> {
  return [
    { title: words.step, render: (_, { step }) => words.names[step] },
    number(words.visitors, ({ visitors }) => countText(visitors)),
    {
      title: words.ofFirst,
      width: 160,
      render: (_, { visitors }) => <ShareBar part={visitors} all={first} />,
    },
    number(words.ofBefore, ({ visitors, before }) =>
      before === undefined ? '' : partText(visitors, before),
    ),
    number(words.lost, ({ visitors, before }) => (before === undefined ? '' : countText(before - visitors))),
    number(words.amount, ({ amount }) => (amount === 0 ? '' : moneyText(amount))),
  ]
}

function number(title: string, text: (row: StepRow) => string): TableColumnsType<StepRow>[number] {
  return { title, align: 'right', render: (_, row) => <span className="st-number">{text(row)}</span> }
}

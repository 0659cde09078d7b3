import type { FeedKind } from '@yingzao/contract/studio'
import { Alert, Button } from 'antd'
import type { ReactNode } from 'react'
import { DifferencePart } from '../difference-part'
import { RowTable } from '../row-table'
import { LinesPart } from './lines-part'
import type { Report } from './mapping'
import { wording } from './wording'

const words = wording.report
const number = new Intl.NumberFormat('zh-CN')

interface CheckReportProps {
  kind: FeedKind
  report: Report
  /** Shows a batch. */
  onOpen: (id: number) => void
  /** Which column is which, to be changed. */
  mapping: ReactNode
}

/** The result of a check: whether the file can be accepted, how it was read, and what it would change. */
export function CheckReport({ kind, report, onOpen, mapping }: CheckReportProps) {
  const { problem, remarks, warnings, difference, rows, refused, taken } = report
  return (
    <>
      <section className="st-part fd-notes" aria-label={words.title}>
        <Verdict report={report} onOpen={onOpen} />
        {refused > 0 && (
          <p className="fd-counts">
            <span>{words.taken(number.format(taken))}</span>
            <span className="st-warn">{words.bad(number.format(refused))}</span>
          </p>
        )}
        {warnings.map(({ sign, text }) => (
          <Alert key={sign} type="warning" showIcon title={text} />
        ))}
        {remarks.map((remark) => (
          <p key={remark} className="st-soft">
            {remark}
          </p>
        ))}
      </section>
      {mapping}
      {problem === '' && <LinesPart report={report} />}
      {rows.length > 0 && (
        <section className="st-part">
          <h3>{wording.rows.title}</h3>
          <p className="st-hint">{wording.rows.part}</p>
          <RowTable
            label={wording.rows.title}
            kind={kind}
            rows={rows.map((row, position) => ({ row, position }))}
            keyOf={({ position }) => position}
            valuesOf={({ row }) => row}
          />
        </section>
      )}
      {difference && (
        <section className="st-part">
          <h3>{wording.difference}</h3>
          <DifferencePart kind={kind} difference={difference} />
        </section>
      )}
    </>
  )
}

function Verdict({ report, onOpen }: Pick<CheckReportProps, 'report' | 'onOpen'>) {
  const { problem, refused, is_new, batch_id, taken } = report
  if (problem !== '')
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={words.unknown}
        description={words.unknownText(problem)}
      />
    )
  if (refused > 0)
    return (
      <Alert
        role="alert"
        type="error"
        showIcon
        title={words.refused(number.format(refused))}
        description={words.refusedText}
      />
    )
  if (!is_new && batch_id !== null)
    return (
      <Alert
        role="alert"
        type="info"
        showIcon
        title={words.there}
        description={words.thereText(batch_id)}
        action={
          <Button size="small" onClick={() => onOpen(batch_id)}>
            {words.open}
          </Button>
        }
      />
    )
  return (
    <Alert
      role="status"
      type="success"
      showIcon
      title={words.ready}
      description={words.readyText(number.format(taken))}
    />
  )
}

import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { StatusMark } from '../../ui/status-mark'
import { levelText } from './level-text'
import type { TestRow } from './test-filter'
import { wording } from './wording'

const words = wording.columns

/** The columns of the list, from left to right. A click anywhere opens a row; by keyboard its phone number does. */
export function testColumns(onOpen: (id: number) => void): TableColumnsType<TestRow> {
  return [
    {
      title: words.person,
      width: 128,
      render: (_, { id, handset }) => (
        <CellLink onOpen={() => onOpen(id)}>
          <span className="st-number">{handset || wording.erased}</span>
        </CellLink>
      ),
    },
    {
      title: words.level,
      width: 190,
      render: (_, { risk_level, is_lowest }) => levelText(risk_level, is_lowest),
    },
    {
      title: words.points,
      width: 72,
      align: 'right',
      render: (_, { points }) => <span className="st-number">{points}</span>,
    },
    { title: words.version, width: 88, render: (_, { version }) => wording.version(version) },
    {
      title: words.at,
      width: 150,
      render: (_, { created_at }) => <span className="st-number">{dateTimeText(created_at)}</span>,
    },
    {
      title: words.until,
      width: 150,
      render: (_, { valid_until }) => <span className="st-number">{dateTimeText(valid_until)}</span>,
    },
    { title: words.state, width: 180, render: (_, row) => <TestState test={row} /> },
  ]
}

/** Whether a test is still valid, and whether compliance should look at it twice. */
export function TestState({ test: { is_valid, is_raised } }: { test: TestRow }) {
  return (
    <span className="rt-marks">
      <StatusMark tone={is_valid ? 'success' : 'quiet'}>
        {is_valid ? wording.states.valid : wording.states.over}
      </StatusMark>
      {is_raised && <StatusMark tone="warning">{wording.raised}</StatusMark>}
    </span>
  )
}

import type { TableColumnsType } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { AlarmMark } from './alarm-mark'
import type { AlarmRow } from './alarm-rows'
import { wording } from './wording'

const words = wording.columns

/**
 * The columns, from left to right. A click anywhere opens the row; for the keyboard there is a link on what went wrong.
 */
export function alarmColumns(onOpen: (alarm_id: number) => void): TableColumnsType<AlarmRow> {
  return [
    {
      title: words.what,
      // On a phone it would otherwise get no width, and it is what the list is for.
      width: 300,
      render: (_, { alarm_id, kind, words: why }) => (
        <>
          <CellLink onOpen={() => onOpen(alarm_id)}>{wording.kinds[kind]}</CellLink>
          <div className="al-why">{why}</div>
        </>
      ),
    },
    {
      title: words.page,
      width: 200,
      render: (_, { page_code, page_title }) => (
        <>
          {page_title || <span className="st-soft">{wording.noPage}</span>}
          <div className="st-soft al-code">{page_code}</div>
        </>
      ),
    },
    { title: words.state, width: 100, render: (_, { state }) => <AlarmMark state={state} /> },
    {
      title: words.began,
      width: 150,
      render: (_, { began_at }) => <span className="st-number">{dateTimeText(began_at)}</span>,
    },
    {
      title: words.ended,
      width: 150,
      render: (_, { ended_at }) =>
        ended_at === null ? wording.lasts : <span className="st-number">{dateTimeText(ended_at)}</span>,
    },
    {
      title: words.seen,
      width: 200,
      render: (_, { seen_by, note }) =>
        seen_by === null ? (
          <span className="st-soft">{wording.nobody}</span>
        ) : (
          <>
            {seen_by}
            {note !== '' && <div className="st-soft">{note}</div>}
          </>
        ),
    },
  ]
}

import type { TableColumnsType } from 'antd'
import { Fragment } from 'react'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { CellLink } from '../../ui/list/cell-link'
import { wording } from './wording'

export type SurveyRow = Answer<'surveyAnswerList'>['list'][number]

/** How many answers a row shows; all of them are shown beside the list once it is opened. */
const SHOWN = 3

/** The columns of the list, from left to right. A click anywhere opens a row; by keyboard its time does. */
export function surveyColumns(onOpen: (id: number) => void): TableColumnsType<SurveyRow> {
  return [
    {
      title: wording.columns.at,
      width: 160,
      render: (_, { id, created_at }) => (
        <CellLink onOpen={() => onOpen(id)}>
          <span className="st-number">{dateTimeText(created_at)}</span>
        </CellLink>
      ),
    },
    {
      title: wording.columns.page,
      width: 200,
      ellipsis: true,
      render: (_, { page_code, page_title }) => page_title || page_code,
    },
    {
      title: wording.columns.answers,
      ellipsis: true,
      render: (_, { answers }) =>
        answers.slice(0, SHOWN).map(({ id, label, text }) => (
          <Fragment key={id}>
            <span className="st-soft">{label}</span> {text}
            {'　'}
          </Fragment>
        )),
    },
  ]
}

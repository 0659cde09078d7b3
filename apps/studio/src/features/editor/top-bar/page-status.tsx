import { Tooltip } from 'antd'
import { explained, inClauses } from '../../../ui/joined'
import { StatusMark } from '../../../ui/status-mark'
import { notesOn, stateText, stateTones } from '../../pages'
import { usePageStatus } from './use-page-status'
import { wording } from './wording'

/** The page's status: draft, published, published and changed since, scheduled. */
export function PageStatus() {
  const page = usePageStatus()
  if (!page) return null
  const state = { tone: stateTones[page.state], text: stateText(page.state), detail: undefined }
  const marks = [state, ...notesOn(page)]
  const said = inClauses(marks.map(({ text, detail }) => (detail ? explained(text, detail) : text)))
  return (
    <Tooltip title={said}>
      <span className="ed-standing" role="status" aria-label={wording.status}>
        {marks.map(({ tone, text }) => (
          <StatusMark key={text} tone={tone}>
            {text}
          </StatusMark>
        ))}
      </span>
    </Tooltip>
  )
}

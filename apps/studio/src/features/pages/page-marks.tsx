import { Tooltip } from 'antd'
import { StatusMark } from '../../ui/status-mark'
import { notesOn, stateTones } from './page-words'
import type { PageRow } from './use-pages'
import { wording } from './wording'

/** The state of a page, what is pending, and who is editing it now. */
export function PageMarks({ page, editors = [] }: { page: PageRow; editors?: readonly string[] }) {
  return (
    <span className="pg-marks">
      <StatusMark tone={stateTones[page.state]}>{wording.states[page.state]}</StatusMark>
      {editors.length > 0 && <StatusMark tone="new">{wording.editing(editors)}</StatusMark>}
      {notesOn(page).map(({ tone, text, detail }) =>
        detail === undefined ? (
          <StatusMark key={text} tone={tone}>
            {text}
          </StatusMark>
        ) : (
          <Tooltip key={text} title={detail} trigger={['hover', 'focus']}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard too, the reason has to be had. */}
            <span tabIndex={0}>
              <StatusMark tone={tone}>{text}</StatusMark>
            </span>
          </Tooltip>
        ),
      )}
    </span>
  )
}

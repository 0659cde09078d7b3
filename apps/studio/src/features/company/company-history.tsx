import { Card } from 'antd'
import type { Answer } from '../../state/calls'
import { dateTimeText } from '../../state/date-time-text'
import { StatusMark } from '../../ui/status-mark'
import { adviserRows } from './advisers'
import { ChangeTable, rowsOf } from './change-table'
import { changesOf } from './company-data'
import { themeText } from './company-theme'
import { wording } from './wording'

/** Every change, newest first: when, by whom, and of what. */
export function CompanyHistory({ detail: { changes, at_start } }: { detail: Answer<'companyDetail'> }) {
  return (
    <Card className="co-history">
      <h2>{wording.history}</h2>
      <p className="st-soft">{changes.length === 0 ? wording.historyNone : wording.historyClock}</p>
      <ol>
        {changes.map(({ revision, set_at, by, site, theme, advisers }, index) => {
          const earlier = changes[index + 1]
          // The oldest change shown may not be the first one: what it changed is then not known here.
          const before = earlier ?? (revision === 1 ? { site: at_start, theme: {}, advisers: [] } : undefined)
          return (
            <li key={revision}>
              <p>
                <strong>{wording.changedBy(dateTimeText(set_at), by)}</strong>
                {index === 0 && <StatusMark tone="success">{wording.inForce}</StatusMark>}
              </p>
              {before && (
                <ChangeTable
                  isDone
                  changes={[
                    ...rowsOf(changesOf(before.site, site)),
                    ...themeRows(before.theme, theme),
                    ...adviserRows(before.advisers, advisers),
                  ]}
                />
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

type StoredTheme = Answer<'companyDetail'>['theme']

function themeRows(before: StoredTheme, after: StoredTheme) {
  const [was, is] = [before, after].map((theme) => JSON.stringify(theme))
  return was === is ? [] : [{ label: wording.themeItem, before: themeText(before), after: themeText(after) }]
}

import { Card } from 'antd'
import type { Answer } from '../../state/calls'
import { momentText } from '../../state/moment-text'
import { StatusMark } from '../../ui/status-mark'
import { wording } from '../../wording'
import { ChangeTable } from './change-table'
import { changesOf } from './company-data'

const words = wording.company

/** Every change, newest first: when, by whom, and of what. */
export function CompanyHistory({ detail: { changes, at_start } }: { detail: Answer<'companyDetail'> }) {
  return (
    <Card className="co-history">
      <h2>{words.history}</h2>
      <p className="st-soft">{changes.length === 0 ? words.historyNone : words.historyClock}</p>
      <ol>
        {changes.map(({ revision, set_at, by, site }, index) => {
          const earlier = changes[index + 1]
          // The oldest that is shown may be none of the first: then what it changed is not known here.
          const before = earlier?.site ?? (revision === 1 ? at_start : undefined)
          return (
            <li key={revision}>
              <p>
                <strong>{words.changedBy(momentText(set_at), by)}</strong>
                {index === 0 && <StatusMark tone="success">{words.inForce}</StatusMark>}
              </p>
              {before && <ChangeTable isDone changes={changesOf(before, site)} />}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}

import { approvalLimits } from '@yingzao/contract/studio'
import { Input } from 'antd'
import { type Explained, explain } from '../../../ui/said/explain'
import { placeText } from '../../pages'
import type { PageFinding, ReviewDetail } from '../approval-rows'
import { wording } from '../wording'
import { findingKey, isReason, type Reasons } from './accepted'

const words = wording.checks
/** The worst first. */
const SEVERITIES = ['error', 'warning', 'info'] as const

interface ChecksTabProps {
  detail: ReviewDetail
  reasons: Reasons
  onReasons: (reasons: Reasons) => void
}

/** What the rules said when it was submitted. Members who may decide write next to a warning why it may stay. */
export function ChecksTab({
  detail: { submission, findings, accepted },
  reasons,
  onReasons,
}: ChecksTabProps) {
  if (findings.length === 0) return <p className="st-empty">{words.none}</p>
  const mayAccept = submission.mine.length > 0
  return (
    <div className="ap-tab">
      {mayAccept && <p className="st-hint">{words.about}</p>}
      {SEVERITIES.map((severity) => {
        const list = findings.filter((finding) => finding.severity === severity)
        if (list.length === 0) return null
        return (
          <section key={severity}>
            <h3>{wording.counted(words.severities[severity], list.length)}</h3>
            <ul>
              {list.map(explain).map((finding) => (
                <li
                  key={`${findingKey(finding)} ${finding.message}`}
                  className={`ap-finding ap-finding-${severity}`}
                >
                  <Said finding={finding} />
                  {accepted
                    .filter((one) => findingKey(one) === findingKey(finding))
                    .map(({ by, at, reason }) => (
                      <p key={`${by} ${at}`} className="st-soft">
                        {words.acceptedBy(by, reason)}
                      </p>
                    ))}
                  {severity === 'warning' && mayAccept && (
                    <Reason
                      finding={finding}
                      value={reasons[findingKey(finding)] ?? ''}
                      onChange={(text) => onReasons({ ...reasons, [findingKey(finding)]: text })}
                    />
                  )}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function Said({ finding: { name, path, message, fix } }: { finding: PageFinding & Explained }) {
  const place = placeText(path)
  return (
    <>
      {name !== undefined && <strong>{name}</strong>}
      <p>
        {place !== undefined && <span className="ap-place">{place}</span>}
        {message}
      </p>
      {fix && <p className="st-soft">{fix}</p>}
    </>
  )
}

interface ReasonProps {
  finding: PageFinding
  value: string
  onChange: (text: string) => void
}

function Reason({ finding, value, onChange }: ReasonProps) {
  const isTyped = value.trim() !== ''
  return (
    <>
      <Input
        aria-label={words.reason(finding.message)}
        placeholder={words.reasonHint}
        maxLength={approvalLimits.reason.max}
        autoComplete="off"
        value={value}
        status={isTyped && !isReason(value) ? 'warning' : ''}
        onChange={({ target }) => onChange(target.value)}
      />
      {isTyped && <p className="st-soft">{isReason(value) ? words.willAccept : words.short}</p>}
    </>
  )
}

import { PlusOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../../state/queries'
import { mayCall } from '../../../../state/session'
import { useMember } from '../../../../ui/member-context'
import { problemText } from '../../../../ui/problem-text'
import { Part } from '../../parts/part'
import { type Span, spanText } from '../../span'
import { wording } from '../../wording'
import { numberText, shareText, shortText } from '../../words/numbers'
import { TargetForm } from './target-form'
import { kindOf, progressOf, type Target, timeGone } from './target-progress'

const words = wording.targets

interface TargetsPartProps {
  code: string
  targets: readonly Target[]
  /** The days shown, with which a new target starts. */
  span: Span
  today: string
}

/** What the page is to achieve, and how far it has got. */
export function TargetsPart({ code, targets, span, today }: TargetsPartProps) {
  const mayChange = mayCall(useMember(), studioOperations.reportTargetSet)
  const [isAdding, setAdding] = useState(false)
  if (targets.length === 0 && !mayChange) return null
  return (
    <Part
      title={words.title}
      actions={
        mayChange && (
          <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )
      }
    >
      {targets.length === 0 ? (
        <p className="st-soft">{words.none}</p>
      ) : (
        <ul className="rp-targets">
          {targets.map((target) => (
            <TargetLine key={target.target_id} target={target} today={today} mayChange={mayChange} />
          ))}
        </ul>
      )}
      {isAdding && <TargetForm code={code} span={span} onClose={() => setAdding(false)} />}
    </Part>
  )
}

interface TargetLineProps {
  target: Target
  today: string
  mayChange: boolean
}

function TargetLine({ target, today, mayChange }: TargetLineProps) {
  const { target_id, measure, goal, reached, from, to } = target
  const { message, modal } = App.useApp()
  const { mutateAsync: remove } = useStudioCall('reportTargetRemove', { changes: ['reportPage'] })
  const kind = kindOf(target)
  const progress = progressOf(target)
  const gone = timeGone(target, today)
  const name = words.name(words.measures[measure], spanText({ from, to }, today))
  const ask = () =>
    modal.confirm({
      title: words.removeTitle,
      content: words.removeText(name),
      okText: words.remove,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: () =>
        remove({ target_id }).then(
          () => void message.success(words.removed),
          (error) => void message.error(problemText(error)),
        ),
    })
  return (
    <li className="rp-target">
      <div className="rp-target-head">
        <strong>{words.measures[measure]}</strong>
        <span className="st-soft st-number">{spanText({ from, to }, today)}</span>
        <span
          className="st-number rp-target-reached"
          title={words.reached(numberText(kind, reached), numberText(kind, goal))}
        >
          {words.reached(shortText(kind, reached), shortText(kind, goal))}
        </span>
      </div>
      <div className="rp-progress" aria-hidden="true">
        <span className="rp-progress-done" style={{ width: `${progress * 100}%` }} />
        {gone > 0 && gone < 1 && <span className="rp-progress-now" style={{ left: `${gone * 100}%` }} />}
      </div>
      <div className="rp-target-foot">
        <span>{progress >= 1 ? words.done : words.progress(shareText(progress))}</span>
        <span className="st-soft">{timeText(gone)}</span>
        {mayChange && (
          <Button type="link" size="small" aria-label={words.removeOf(name)} onClick={ask}>
            {words.remove}
          </Button>
        )}
      </div>
    </li>
  )
}

function timeText(gone: number): string {
  if (gone === 0) return words.ahead
  return gone >= 1 ? words.over : words.time(shareText(gone))
}

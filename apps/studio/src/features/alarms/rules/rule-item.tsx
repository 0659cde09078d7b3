import { App, Button, Switch } from 'antd'
import { useStudioCall } from '../../../state/queries'
import { problemText } from '../../../ui/problem-text'
import { type RuleRow, ruleName, ruleWords } from '../alarm-rows'
import { wording } from '../wording'

const words = wording.ruleList

interface RuleItemProps {
  rule: RuleRow
  /** Undefined: it can only be read. */
  onChange: (() => void) | undefined
}

/** A rule in a sentence, with what can be done about it. */
export function RuleItem({ rule, onChange }: RuleItemProps) {
  const name = ruleName(rule)
  return (
    <li className="al-rule" aria-label={name}>
      <div className="al-rule-head">
        <strong>{wording.kinds[rule.kind]}</strong>
        {onChange ? (
          <OnSwitch rule={rule} />
        ) : (
          <span className="st-soft">{rule.is_on ? words.on : words.off}</span>
        )}
      </div>
      {rule.page_code !== null && (
        <div>
          {rule.page_title || wording.noPage} <span className="st-soft">{rule.page_code}</span>
        </div>
      )}
      <p className={rule.is_on ? undefined : 'st-soft'}>{ruleWords(rule)}</p>
      <div className="al-rule-foot">
        <span className="st-soft">{tellsWords(rule)}</span>
        {onChange && (
          <div className="al-acts">
            {rule.page_code !== null && <RemoveButton rule={rule} />}
            <Button size="small" aria-label={words.changeOf(name)} onClick={onChange}>
              {words.change}
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

function tellsWords({ tells, mail_to }: RuleRow): string {
  if (tells.length === 0) return words.tellsNobody
  if (tells.includes('mail') && mail_to.length > 0) {
    const channels = tells.map((channel) =>
      channel === 'mail' ? wording.listed(mail_to) : wording.channels[channel],
    )
    return words.tells(wording.listed(channels))
  }
  return words.tells(wording.listed(tells.map((channel) => wording.channels[channel])))
}

function OnSwitch({ rule }: { rule: RuleRow }) {
  const { message } = App.useApp()
  const save = useStudioCall('alarmRuleSave', { changes: ['alarmRuleList'] })
  const { rule_id, revision: base_revision, kind, page_code, hours, percent, floor, tells, mail_to } = rule
  return (
    <Switch
      size="small"
      aria-label={words.switch(ruleName(rule))}
      checked={rule.is_on}
      loading={save.isPending}
      onChange={(is_on) =>
        save.mutate(
          { rule_id, base_revision, kind, page_code, hours, percent, floor, tells, mail_to, is_on },
          {
            onSuccess: () => void message.success(is_on ? words.turnedOn : words.turnedOff),
            onError: (problem) =>
              void message.error(problemText(problem, { conflict: wording.form.conflict })),
          },
        )
      }
    />
  )
}

function RemoveButton({ rule }: { rule: RuleRow }) {
  const { message, modal } = App.useApp()
  const remove = useStudioCall('alarmRuleRemove', { changes: ['alarmRuleList'] })
  const { rule_id, revision: base_revision } = rule
  const ask = () =>
    modal.confirm({
      title: words.removeTitle,
      content: words.removeText,
      okText: words.remove,
      okButtonProps: { danger: true },
      onOk: () =>
        remove.mutateAsync({ rule_id, base_revision }).then(
          () => void message.success(words.removed),
          (problem: unknown) =>
            void message.error(
              problemText(problem, { conflict: wording.form.conflict, notFound: wording.form.gone }),
            ),
        ),
    })
  return (
    <Button size="small" danger aria-label={words.removeOf(ruleName(rule))} onClick={() => void ask()}>
      {words.remove}
    </Button>
  )
}

import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Button, Input, Modal, Select } from 'antd'
import { useState } from 'react'
import { studioQuery, useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { ProblemNote } from '../../ui/problem-note'
import { problemText } from '../../ui/problem-text'
import { useReturnFocus } from '../../ui/use-return-focus'
import { CHANGED } from './group-row'
import { wording } from './wording'

const words = wording.activities

/** The activities whose groups pages link to, and the rule of each. */
export function ActivitiesDialog({ onClose }: { onClose: () => void }) {
  useReturnFocus()
  const { data, error, refetch } = useQuery(studioQuery('groupActivityList', {}))
  const mayChange = mayCall(useMember(), studioOperations.groupActivitySave)
  const save = useSave()
  return (
    <Modal
      open
      width={600}
      title={words.title}
      footer={<Button onClick={onClose}>{words.close}</Button>}
      onCancel={onClose}
    >
      <p className="st-soft">{words.about}</p>
      {error && <ProblemNote problem={error} retry={() => void refetch()} />}
      {data?.list.length === 0 && <p className="st-soft">{words.none}</p>}
      <ul className="gr-activities">
        {(data?.list ?? []).map(({ activity, rule_id, groups }) => (
          <li key={activity}>
            <span className="gr-name">
              {activity} <span className="st-soft">{words.groups(groups)}</span>
            </span>
            <RuleSelect
              label={`${activity} ${words.rule}`}
              value={rule_id}
              isDisabled={!mayChange}
              onChoose={(chosen) => save(activity, chosen)}
            />
          </li>
        ))}
      </ul>
      {mayChange && <NewActivity save={save} />}
    </Modal>
  )
}

function useSave() {
  const { message } = App.useApp()
  const call = useStudioCall('groupActivitySave', { changes: CHANGED })
  return (activity: string, rule_id: string, onDone?: () => void) =>
    call.mutate(
      { activity, rule_id },
      {
        onSuccess: () => {
          void message.success(words.saved)
          onDone?.()
        },
        onError: (problem) => void message.error(problemText(problem)),
      },
    )
}

function NewActivity({ save }: { save: ReturnType<typeof useSave> }) {
  const [id, setId] = useState('')
  const [rule_id, setRule] = useState<string>()
  const isGood = /^[A-Za-z0-9_-]{1,64}$/.test(id.trim())
  return (
    <div className="gr-line">
      <Input
        className="gr-wide"
        aria-label={words.id}
        placeholder={words.id}
        maxLength={64}
        autoComplete="off"
        value={id}
        {...(id.trim() !== '' && !isGood && { status: 'error' as const, title: words.idForm })}
        onChange={({ target }) => setId(target.value)}
      />
      <RuleSelect label={words.rule} value={rule_id} onChoose={setRule} />
      <Button
        disabled={!isGood || rule_id === undefined}
        onClick={() =>
          rule_id !== undefined &&
          save(id.trim(), rule_id, () => {
            setId('')
            setRule(undefined)
          })
        }
      >
        {words.add}
      </Button>
    </div>
  )
}

interface RuleSelectProps {
  label: string
  value: string | undefined
  isDisabled?: boolean
  onChoose: (rule_id: string) => void
}

function RuleSelect({ label, value, isDisabled = false, onChoose }: RuleSelectProps) {
  const { data } = useQuery(studioQuery('ruleNames', {}))
  return (
    <Select
      className="gr-wide"
      aria-label={label}
      placeholder={words.choose}
      disabled={isDisabled}
      value={value ?? null}
      options={(data?.list ?? []).map((rule) => ({ value: rule.rule_id, label: rule.name }))}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={(chosen) => chosen !== null && onChoose(chosen)}
    />
  )
}

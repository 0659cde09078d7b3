import { Button } from 'antd'
import { useFieldFact, useFieldTarget, useWriteField } from '../fields/field-target'
import { EnvField } from './env-field'
import { Group } from './group'
import { LoginField } from './login-field'
import { RuleField } from './rule-field'
import { ShowTimeFields } from './show-time-fields'
import { wording } from './wording'

const words = wording.condition
const SHOW_IF = ['common', 'show_if'] as const

/** To whom, where and when the block is shown. */
export function ConditionGroup() {
  const isSet = useFieldFact(SHOW_IF, (value) => value !== undefined) !== false
  return (
    <Group name="condition" title={wording.groups.condition} isSet={isSet} paths={['common.show_if']}>
      <Conditions isSet={isSet} />
    </Group>
  )
}

function Conditions({ isSet }: { isSet: boolean }) {
  const { isDisabled } = useFieldTarget()
  const write = useWriteField(SHOW_IF)
  return (
    <>
      <p className="st-soft">{words.about}</p>
      <LoginField path={[...SHOW_IF, 'login']} />
      <EnvField path={[...SHOW_IF, 'env']} />
      <ShowTimeFields path={[...SHOW_IF, 'time']} />
      <RuleField path={[...SHOW_IF, 'rule_id']} />
      {isSet && (
        <Button
          type="link"
          size="small"
          className="ed-inline"
          disabled={isDisabled}
          onClick={() => write(undefined)}
        >
          {words.clear}
        </Button>
      )}
    </>
  )
}

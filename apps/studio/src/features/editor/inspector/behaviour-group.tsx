import { type Field, plainFields } from '@yingzao/schema/server'
import { wording } from '../../../wording'
import { ActionField } from '../fields/action-field'
import { FieldRow } from '../fields/field-row'
import { useFieldFact } from '../fields/field-target'
import { Group } from './group'

const words = wording.inspector.behaviour
const ACTION = { title: wording.fields.action.title, required: false }
const ACTION_PATH = ['common', 'action'] as const

const LOGIN = commonField('isNeedLogin', { title: words.login, help: words.loginHelp })
const MARK = commonField('mark', { help: words.markHelp })

/** What a tap on the block does. `own`: props of the block, which keep such a name to themselves. */
export function BehaviourGroup({ own }: { own: ReadonlySet<string> }) {
  const isSet = useFieldFact(ACTION_PATH, (value) => value !== undefined) !== false
  return (
    <Group
      name="behaviour"
      title={wording.inspector.groups.behaviour}
      isOpenAtFirst
      isSet={isSet}
      paths={['common.action', 'common.isNeedLogin', 'common.mark']}
    >
      {!own.has('action') && <ActionField field={ACTION} path={ACTION_PATH} />}
      {LOGIN && !own.has(LOGIN.name) && <FieldRow field={LOGIN} path={['common', LOGIN.name]} />}
      {MARK && !own.has(MARK.name) && <FieldRow field={MARK} path={['common', MARK.name]} />}
    </Group>
  )
}

/** A setting of all blocks, with what the panel says of it. */
export function commonField(name: string, said: Partial<Pick<Field, 'title' | 'help'>>): Field | undefined {
  const field = plainFields.find((plain) => plain.name === name)
  return field && { ...field, ...said }
}

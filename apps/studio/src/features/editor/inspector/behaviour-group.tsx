import { ACTION_TYPES, isRecord } from '@yingzao/schema/client'
import { type Field, plainFields, type TapKind } from '@yingzao/schema/server'
import { saidFields } from '../../../ui/said/fields'
import { ActionField } from '../fields/action-field'
import { FieldRow } from '../fields/field-row'
import { useFieldFact } from '../fields/field-target'
import { wording as fieldWording } from '../fields/wording'
import { Group } from './group'
import { wording } from './wording'

const words = wording.behaviour
const PLAIN_FIELDS = saidFields(plainFields)
const ACTION = { title: fieldWording.action.title, required: false }
const ACTION_PATH = ['common', 'action'] as const

const LOGIN_PATH = ['common', 'isNeedLogin'] as const
const MARK_PATH = ['common', 'mark'] as const

const LOGIN = commonField('isNeedLogin', { title: words.login, help: words.loginHelp })
const MARK = commonField('mark', { help: words.markHelp })

interface BehaviourGroupProps {
  /** Props of the block, which take precedence over settings with the same name. */
  own: ReadonlySet<string>
  /** What a tap does on each selected kind of block. */
  taps: readonly TapKind[]
}

/**
 * What a tap on the block does. Where a tap does nothing, no setting is offered; one that the document has there all
 * the same is shown, so that it can be removed.
 */
export function BehaviourGroup({ own, taps }: BehaviourGroupProps) {
  const isSet = useFieldFact(ACTION_PATH, isPresent) !== false
  const wantsLogin = useFieldFact(LOGIN_PATH, isPresent) !== false
  const wantsMark = useFieldFact(MARK_PATH, isPresent) !== false
  const isPaying = useFieldFact(ACTION_PATH, isPayment) === true
  const acts = taps.every((tap) => tap === 'action')
  const answers = taps.every((tap) => tap !== 'none')
  const shown = {
    action: !own.has('action') && (acts || isSet),
    login: !own.has('isNeedLogin') && (answers || wantsLogin),
    mark: !own.has('mark') && (isPaying || wantsMark),
  }
  if (!Object.values(shown).includes(true)) return null
  return (
    <Group
      name="behaviour"
      title={wording.groups.behaviour}
      isOpenAtFirst
      isSet={isSet}
      paths={['common.action', 'common.isNeedLogin', 'common.mark']}
    >
      {shown.action && <ActionField field={ACTION} path={ACTION_PATH} />}
      {shown.action && !acts && <p className="ed-field-fine">{words.noTap}</p>}
      {shown.login && LOGIN && <FieldRow field={LOGIN} path={LOGIN_PATH} />}
      {shown.mark && MARK && <FieldRow field={MARK} path={MARK_PATH} />}
    </Group>
  )
}

function isPresent(value: unknown): boolean {
  return value !== undefined
}

function isPayment(action: unknown): boolean {
  return isRecord(action) && action.type === ACTION_TYPES.pay
}

/** Returns a setting of all blocks, with what the panel says about it. */
export function commonField(name: string, said: Partial<Pick<Field, 'title' | 'help'>>): Field | undefined {
  const field = PLAIN_FIELDS.find((plain) => plain.name === name)
  return field && { ...field, ...said }
}

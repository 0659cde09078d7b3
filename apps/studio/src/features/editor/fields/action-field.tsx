import { type Path, pathText, valueAt } from '@yingzao/editor-core'
import { type Action, type ActionType, isRecord } from '@yingzao/schema/client'
import { actionFields, holds, type ObjectField } from '@yingzao/schema/server'
import { Select } from 'antd'
import { useSession } from '../session/session-context'
import { ACTION_GROUPS } from './action-groups'
import { ApiInput } from './api-input'
import { FieldFrame } from './field-frame'
import { type FieldInputs, useFieldParts } from './field-parts'
import { AroundContext, MIXED, useFieldFact, useFieldTarget, useWriteField } from './field-target'
import { PageNameInput } from './page-name-input'
import { PopupInput } from './popup-input'
import { useFieldFindings } from './use-field-findings'
import { wording } from './wording'

const words = wording.action

/** Last, whatever the type: most taps need none of them. */
const LAST = ['appPageParam', 'actionName']

const PARAMETERS = actionFields
  .filter(({ name }) => name !== 'type')
  .sort((one, other) => LAST.indexOf(one.name) - LAST.indexOf(other.name))

const INPUTS = { popupId: PopupInput, pageName: PageNameInput, api: ApiInput } as FieldInputs

/** What a tap does: one of 14 actions, and its parameters. */
export function ActionField({
  field,
  path,
}: {
  field: Pick<ObjectField, 'title' | 'help' | 'required'>
  path: Path
}) {
  const { editor } = useSession()
  const { ids, isDisabled } = useFieldTarget()
  const type = useFieldFact(path, (value) => (isRecord(value) ? (value.type as ActionType) : undefined))
  const write = useWriteField(path)
  const { List } = useFieldParts()
  const findings = [...useFieldFindings(path), ...useFieldFindings([...path, 'type'])]
  const isMixed = type === MIXED
  const present = () => valueAt(editor.tree.index.get(ids[0] ?? '')?.block, path)
  return (
    <AroundContext value={undefined}>
      <FieldFrame path={path} title={field.title} help={field.help} findings={findings}>
        {({ id, describedBy, isInvalid }) => (
          <>
            <Select
              id={id}
              className="ed-wide"
              options={options()}
              optionRender={({ label, data }) => (
                <span className="ed-action-option">
                  {label}
                  <small>{(data as { about?: string }).about}</small>
                </span>
              )}
              value={isMixed ? undefined : type}
              placeholder={isMixed ? wording.mixed : words.none}
              disabled={isDisabled}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              listHeight={360}
              status={isInvalid ? 'error' : ''}
              aria-describedby={describedBy}
              data-action={pathText(path)}
              onChange={(chosen: ActionType | undefined) => write(chosen && actionOf(chosen, present()))}
            />
            {type !== undefined && !isMixed && (
              <div className="ed-box">
                <List fields={PARAMETERS} path={path} inputs={INPUTS} />
              </div>
            )}
          </>
        )}
      </FieldFrame>
    </AroundContext>
  )
}

function options() {
  return (Object.keys(ACTION_GROUPS) as (keyof typeof ACTION_GROUPS)[]).map((group) => ({
    label: words.groups[group],
    options: ACTION_GROUPS[group].map((value) => ({
      value,
      label: words.types[value].title,
      about: words.types[value].about,
    })),
  }))
}

/** Another thing to do keeps what it has in common with the one before, and nothing that would lie in wait. */
function actionOf(type: ActionType, before: unknown): Action {
  const known = isRecord(before) ? before : {}
  const kept = PARAMETERS.filter(({ name, when }) => known[name] !== undefined && holds(when, { type }))
  return { ...Object.fromEntries(kept.map(({ name }) => [name, known[name]])), type } as Action
}

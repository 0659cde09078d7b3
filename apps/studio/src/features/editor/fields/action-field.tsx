import { type Path, pathText, valueAt } from '@yingzao/editor-core'
import { ACTION_TYPES } from '@yingzao/schema/client'
import { actionFields, type ObjectField } from '@yingzao/schema/server'
import { Select } from 'antd'
import { saidFields } from '../../../ui/said/fields'
import { useSession } from '../session/session-context'
import { ACTION_GROUPS } from './action-groups'
import { type ActionKind, actionOf, kindOf, PLACE } from './action-kind'
import { ApiInput } from './api-input'
import { FieldFrame } from './field-frame'
import { type FieldInputs, useFieldParts } from './field-parts'
import { AroundContext, MIXED, useFieldFact, useFieldTarget, useWriteField } from './field-target'
import { LinkInput } from './link-input'
import { PageNameInput } from './page-name-input'
import { type PlaceChoice, placeChoices } from './place-choices'
import { PopupInput } from './popup-input'
import { useFieldFindings } from './use-field-findings'
import { wording } from './wording'

const words = wording.action

/** Last, whatever the type: most taps need none of them. */
const LAST = ['appPageParam', 'actionName']

const PARAMETERS = saidFields(actionFields)
  .filter(({ name }) => name !== 'type')
  .sort((one, other) => LAST.indexOf(one.name) - LAST.indexOf(other.name))

const INPUTS = { popupId: PopupInput, pageName: PageNameInput, api: ApiInput } as FieldInputs
const LINK_INPUTS = { ...INPUTS, atext: LinkInput } as FieldInputs

/** An address that leads to a place on the page is named accordingly. */
const PLACE_PARAMETERS = PARAMETERS.map((field) =>
  field.name === 'atext' ? { ...field, title: words.place } : field,
)

/** What a tap does: one of 14 actions, with a link to a place on the page listed separately, and its parameters. */
export function ActionField({
  field,
  path,
}: {
  field: Pick<ObjectField, 'title' | 'help' | 'required'>
  path: Path
}) {
  const { editor } = useSession()
  const { ids, isDisabled } = useFieldTarget()
  const kind = useFieldFact(path, kindOf)
  const write = useWriteField(path)
  const { List } = useFieldParts()
  const findings = [...useFieldFindings(path), ...useFieldFindings([...path, 'type'])]
  const isMixed = kind === MIXED
  const present = () => valueAt(editor.tree.index.get(ids[0] ?? '')?.block, path)
  return (
    <AroundContext value={undefined}>
      <FieldFrame path={path} title={field.title} help={field.help} findings={findings}>
        {({ id, describedBy, isInvalid }) => (
          <>
            <Select
              id={id}
              className="ed-wide"
              options={options(placeOf(placeChoices(editor.page), ids) !== undefined)}
              optionRender={({ label, data }) => (
                <span className="ed-action-option">
                  {label}
                  <small>{(data as { about?: string }).about}</small>
                </span>
              )}
              value={isMixed ? undefined : kind}
              placeholder={isMixed ? wording.mixed : words.none}
              disabled={isDisabled}
              allowClear
              showSearch={{ optionFilterProp: 'label' }}
              listHeight={360}
              status={isInvalid ? 'error' : ''}
              aria-describedby={describedBy}
              data-action={pathText(path)}
              onChange={(chosen: ActionKind | undefined) =>
                write(chosen && actionOf(chosen, present(), placeOf(placeChoices(editor.page), ids)))
              }
            />
            {kind !== undefined && !isMixed && (
              <div className="ed-box">
                <List
                  fields={kind === PLACE ? PLACE_PARAMETERS : PARAMETERS}
                  path={path}
                  inputs={kind === PLACE || kind === ACTION_TYPES.link ? LINK_INPUTS : INPUTS}
                />
              </div>
            )}
          </>
        )}
      </FieldFrame>
    </AroundContext>
  )
}

function options(hasPlace: boolean) {
  return (Object.keys(ACTION_GROUPS) as (keyof typeof ACTION_GROUPS)[]).map((group) => ({
    label: words.groups[group],
    options: ACTION_GROUPS[group].map((value) => {
      const { title, about } = words.types[value]
      const isMissing = value === PLACE && !hasPlace
      return { value, label: title, about: isMissing ? words.noPlace : about, disabled: isMissing }
    }),
  }))
}

/** Returns what a tap scrolls to until somebody chooses: a form, otherwise a section. */
function placeOf(places: readonly PlaceChoice[], ids: readonly string[]): string | undefined {
  const others = places.filter(({ id }) => !ids.includes(id))
  return (others.find(({ isForm }) => isForm) ?? others[0])?.id
}

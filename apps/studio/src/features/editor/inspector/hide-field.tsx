import { CONTAINERS, type Container } from '@yingzao/schema/client'
import { Checkbox } from 'antd'
import { CONTAINER_TITLES } from '../../../ui/container-titles'
import { MIXED, useFieldTarget, useFieldValue, useWriteField } from '../fields/field-target'
import { wording as fieldWording } from '../fields/wording'
import { wording } from './wording'

const words = wording.look
const PATH = ['common', 'show_if', 'env'] as const

/** Where the block is not shown: the condition for environments, seen from the other side. */
export function HideField() {
  const { isDisabled } = useFieldTarget()
  const value = useFieldValue(PATH)
  const write = useWriteField(PATH)
  const shown = Array.isArray(value) ? (value as Container[]) : CONTAINERS
  const hidden = value === MIXED ? [] : CONTAINERS.filter((env) => !shown.includes(env))
  return (
    <fieldset className="ed-hide" aria-label={words.hide}>
      <span aria-hidden>{words.hide}</span>
      <Checkbox.Group
        className="ed-envs"
        value={hidden}
        disabled={isDisabled}
        options={CONTAINERS.map((env) => ({
          value: env,
          label: CONTAINER_TITLES[env],
          // A block that is shown nowhere should be removed instead.
          disabled: isDisabled || (shown.length === 1 && shown[0] === env),
        }))}
        onChange={(picked) => {
          const kept = CONTAINERS.filter((env) => !picked.includes(env))
          write(picked.length === 0 ? undefined : kept)
        }}
      />
      {value === MIXED && <p className="ed-field-fine">{fieldWording.mixed}</p>}
    </fieldset>
  )
}

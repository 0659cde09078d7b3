import type { TextField } from '@yingzao/schema/server'
import { Select } from 'antd'
import type { InputProps } from './field-props'
import { useEarlierItems } from './use-earlier-items'
import { wording } from './wording'

/** Which of the earlier items is meant, by its name. */
export function ItemKeyInput(props: InputProps<TextField>) {
  const { id, field, path = [], value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const items = useEarlierItems(path, field.keyOf)
  const options = items.map(({ key, label }, index) => ({
    value: key,
    label: `${index + 1}. ${label || wording.list.item(index + 1)}`,
  }))
  const isGone = typeof value === 'string' && value !== '' && !items.some(({ key }) => key === value)
  return (
    <Select
      id={id}
      className="ed-wide"
      options={isGone ? [...options, { value: value as string, label: wording.earlier.gone }] : options}
      value={isMixed || typeof value !== 'string' || value === '' ? null : value}
      placeholder={isMixed ? wording.mixed : options.length === 0 ? wording.earlier.none : wording.choose}
      disabled={isDisabled || (options.length === 0 && !isGone)}
      status={isInvalid || isGone ? 'error' : ''}
      aria-describedby={describedBy}
      onChange={(chosen) => onWrite(chosen)}
    />
  )
}

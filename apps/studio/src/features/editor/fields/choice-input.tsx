import type { EnumField } from '@yingzao/schema/server'
import { Segmented, Select } from 'antd'
import type { InputProps } from './field-props'
import { wording } from './wording'

/** How many characters fit in one row of the panel. */
const SEGMENTED_LETTERS = 14

/** One of several: side by side where all of them fit, otherwise as a list. */
export function ChoiceInput(props: InputProps<EnumField>) {
  const { id, field, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  if (isSegmented(field)) {
    return (
      <Segmented
        id={id}
        block
        options={field.options}
        // Several values: none of the segments is pressed.
        value={(isMixed ? MIXED_VALUE : value) as string}
        disabled={isDisabled}
        aria-label={field.title}
        aria-describedby={describedBy}
        onChange={(chosen) => onWrite(chosen)}
      />
    )
  }
  return (
    <Select
      id={id}
      className="ed-wide"
      options={field.options.map(({ value: option, label }) => ({ value: option as string, label }))}
      value={isMixed ? undefined : (value as string | undefined)}
      placeholder={isMixed ? wording.mixed : wording.choose}
      disabled={isDisabled}
      allowClear={field.optional}
      showSearch={field.options.length > 8 ? { optionFilterProp: 'label' } : false}
      status={isInvalid ? 'error' : ''}
      aria-describedby={describedBy}
      onChange={(chosen: unknown) => onWrite(chosen)}
    />
  )
}

const MIXED_VALUE = '\u0000'

function isSegmented({ options, optional }: EnumField): boolean {
  if (optional || options.length > 5) return false
  return options.reduce((sum, { label }) => sum + label.length + 1, 0) <= SEGMENTED_LETTERS
}

import type { BooleanField } from '@yingzao/schema/server'
import { Switch } from 'antd'
import type { InputProps } from './field-props'
import { wording } from './wording'

/** Yes or no. */
export function SwitchInput(props: InputProps<BooleanField>) {
  const { id, value, isMixed, isDisabled, describedBy, onWrite } = props
  return (
    <span className="ed-switch">
      {isMixed && <span className="st-soft">{wording.mixed}</span>}
      <Switch
        id={id}
        size="small"
        checked={value === true}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={(isOn) => onWrite(isOn)}
      />
    </span>
  )
}

import type { BooleanField } from '@yingzao/schema/server'
import { Switch } from 'antd'
import { wording } from '../../../wording'
import type { InputProps } from './field-props'

/** Yes or no. */
export function SwitchInput(props: InputProps<BooleanField>) {
  const { id, value, isMixed, isDisabled, describedBy, onWrite } = props
  return (
    <span className="ed-switch">
      {isMixed && <span className="st-soft">{wording.fields.mixed}</span>}
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

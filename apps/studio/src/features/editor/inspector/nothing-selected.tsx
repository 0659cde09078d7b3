import { SelectOutlined } from '@ant-design/icons'
import { wording } from './wording'

/** Before anything is selected: what to do first. */
export function NothingSelected() {
  return (
    <div className="ed-none">
      <SelectOutlined aria-hidden />
      <p>{wording.nothingSelected}</p>
      <p className="st-soft">{wording.nothingHint}</p>
    </div>
  )
}

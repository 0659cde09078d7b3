import { SelectOutlined } from '@ant-design/icons'
import { wording } from '../../../wording'

const words = wording.inspector

/** Before anything is selected: what to do first. */
export function NothingSelected() {
  return (
    <div className="ed-none">
      <SelectOutlined aria-hidden />
      <p>{words.nothingSelected}</p>
      <p className="st-soft">{words.nothingHint}</p>
    </div>
  )
}

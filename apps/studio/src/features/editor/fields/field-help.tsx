import { QuestionCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { wording } from './wording'

/** What a setting is for: behind an icon next to its name, and for screen readers on the input itself. */
export function FieldHelp({ id, title, help }: { id: string; title: string; help: string }) {
  return (
    <>
      <Tooltip title={help}>
        <button type="button" className="ed-help" aria-label={wording.helpOf(title)}>
          <QuestionCircleOutlined aria-hidden />
        </button>
      </Tooltip>
      <span id={id} className="ed-unseen">
        {help}
      </span>
    </>
  )
}

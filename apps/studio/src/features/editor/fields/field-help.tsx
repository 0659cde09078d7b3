import { QuestionCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { wording } from './wording'

/** What a setting is for: on a sign beside its name, and for readers with the input itself. */
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

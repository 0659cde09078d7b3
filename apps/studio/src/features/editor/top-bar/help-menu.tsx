import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import { useEditorUi } from '../session/editor-ui'
import { wording } from './wording'

/** The keys, the commands and the tour. */
export function HelpMenu() {
  const ui = useEditorUi()
  const items = [
    { key: 'shortcuts', label: wording.shortcuts, onClick: () => ui.set({ dialog: 'shortcuts' }) },
    { key: 'commands', label: wording.commands, onClick: () => ui.set({ dialog: 'commands' }) },
    { key: 'tour', label: wording.tour, onClick: () => ui.set({ isTouring: true }) },
  ]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Tooltip title={wording.help}>
        <Button
          type="text"
          icon={<QuestionCircleOutlined aria-hidden="true" />}
          aria-label={wording.help}
          aria-haspopup="menu"
        />
      </Tooltip>
    </Dropdown>
  )
}

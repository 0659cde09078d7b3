import { QuestionCircleOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import { wording } from '../../../wording'
import { useDesk } from '../keyboard/desk'

const words = wording.topBar

/** The keys, the commands and the tour. */
export function HelpMenu() {
  const desk = useDesk()
  const items = [
    { key: 'shortcuts', label: words.shortcuts, onClick: () => desk.set({ dialog: 'shortcuts' }) },
    { key: 'commands', label: words.commands, onClick: () => desk.set({ dialog: 'commands' }) },
    { key: 'tour', label: words.tour, onClick: () => desk.set({ isTouring: true }) },
  ]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }}>
      <Tooltip title={words.help}>
        <Button
          type="text"
          icon={<QuestionCircleOutlined aria-hidden="true" />}
          aria-label={words.help}
          aria-haspopup="menu"
        />
      </Tooltip>
    </Dropdown>
  )
}

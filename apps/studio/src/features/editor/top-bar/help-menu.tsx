import { QuestionCircleOutlined } from '@ant-design/icons'
import { useEditorUi } from '../session/editor-ui'
import { BarMenu } from './bar-menu'
import { wording } from './wording'

/** The keys, the commands and the tour. */
export function HelpMenu() {
  const ui = useEditorUi()
  const items = [
    { key: 'shortcuts', label: wording.shortcuts, onClick: () => ui.set({ dialog: 'shortcuts' }) },
    { key: 'commands', label: wording.commands, onClick: () => ui.set({ dialog: 'commands' }) },
    { key: 'tour', label: wording.tour, onClick: () => ui.set({ isTouring: true }) },
  ]
  return <BarMenu icon={<QuestionCircleOutlined aria-hidden="true" />} label={wording.help} items={items} />
}

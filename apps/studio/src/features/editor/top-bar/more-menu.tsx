import { MoreOutlined } from '@ant-design/icons'
import { useGiveCommand } from '../commands/command-context'
import { useSession } from '../session/session-context'
import { BarMenu } from './bar-menu'
import { wording } from './wording'

/** What is seldom done with the page as a whole. Nothing for members who may only view it. */
export function MoreMenu() {
  const { isReadOnly } = useSession()
  const give = useGiveCommand()
  if (isReadOnly) return null
  const items = [
    { key: 'fill', label: wording.fill, onClick: () => give('fill') },
    { key: 'keepTemplate', label: wording.keepTemplate, onClick: () => give('keepTemplate') },
  ]
  return <BarMenu icon={<MoreOutlined aria-hidden="true" />} label={wording.more} items={items} />
}

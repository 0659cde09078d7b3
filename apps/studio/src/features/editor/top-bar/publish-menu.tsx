import { DownOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../../state/session'
import { useMember } from '../../../ui/member-context'
import { useIsPublished } from './use-is-published'
import { wording } from './wording'

interface PublishMenuProps {
  onSchedule: () => void
  onTakeDown: () => void
}

/**
 * What else can be done about a page's visitors: publishing on a set day, or taking the page down while they have it.
 */
export function PublishMenu({ onSchedule, onTakeDown }: PublishMenuProps) {
  const member = useMember()
  const [isOpen, setOpen] = useState(false)
  const mayPublish = mayCall(member, studioOperations.pagePublish)
  const mayTakeDown = mayCall(member, studioOperations.pageTakeDown)
  const isPublished = useIsPublished({ isAsked: isOpen && mayTakeDown })
  const takeDown = { key: 'takeDown', label: wording.takeDown, danger: true, onClick: onTakeDown }
  const items = [
    { key: 'schedule', label: wording.schedule, disabled: !mayPublish, onClick: onSchedule },
    ...(isPublished ? [takeDown] : []),
  ]
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items }} onOpenChange={setOpen}>
      <Button
        type="primary"
        disabled={!mayPublish && !mayTakeDown}
        icon={<DownOutlined aria-hidden="true" />}
        aria-label={wording.publishMore}
      />
    </Dropdown>
  )
}

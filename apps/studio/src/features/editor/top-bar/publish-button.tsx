import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { App, Badge, Button, Space, Tooltip } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { explained } from '../../../ui/joined'
import { useMember } from '../../../ui/member-context'
import { PublishDialog, ScheduleDialog, TakeDownDialog } from '../../pages'
import { useFindings } from '../checks/use-findings'
import { useCommandHandler } from '../commands/use-command-handler'
import { useSaver } from '../saving/saver-context'
import { useSession } from '../session/session-context'
import { PublishMenu } from './publish-menu'
import { wording } from './wording'

/** Publishes what is on the screen, now or later, or takes the page down: for members whose roles allow it. */
export function PublishButton() {
  const { code, editor, drafts } = useSession()
  const saver = useSaver()
  const member = useMember()
  const { message } = App.useApp()
  const { error: errors } = useFindings().counts
  const [open, setOpen] = useState<{ dialog: 'publish' | 'schedule' | 'takeDown'; revision: number }>()
  const mayPublish = mayCall(member, studioOperations.pagePublish)
  const policy = useQuery({ ...studioQuery('approvalPolicy', {}), staleTime: 60_000 })
  const isRequired = policy.data?.is_required === true
  // Where pages need approval, whoever writes them submits them.
  const mayStart = mayPublish || (isRequired && mayCall(member, studioOperations.reviewSubmit))

  const start = async (dialog: 'publish' | 'schedule') => {
    if (drafts.isWaitedFor()) void message.warning(wording.uploading)
    else if (await saver.saveNow()) setOpen({ dialog, revision: saver.revision })
    else void message.warning(wording.unsaved)
  }
  useCommandHandler('publish', mayStart ? () => void start('publish') : undefined)
  const close = () => setOpen(undefined)
  const isOpen = (dialog: string) => open?.dialog === dialog
  const shared = {
    code,
    revision: open?.revision ?? 0,
    onClose: close,
    onShow: (id: string) => editor.select([id]),
  }
  return (
    <>
      <Badge count={errors} size="small" offset={[-36, 2]}>
        <Space.Compact>
          <Tooltip title={mayStart ? undefined : wording.mayNotPublish} placement="bottomRight">
            <Button
              type="primary"
              className="ed-publish"
              disabled={!mayStart}
              aria-label={labelOf({ mayStart, isRequired }, errors)}
              onClick={() => void start('publish')}
            >
              {mayPublish && !isRequired ? wording.publish : wording.submit}
            </Button>
          </Tooltip>
          <PublishMenu
            onSchedule={() => void start('schedule')}
            onTakeDown={() => setOpen({ dialog: 'takeDown', revision: 0 })}
          />
        </Space.Compact>
      </Badge>
      <PublishDialog {...shared} isOpen={isOpen('publish')} />
      <ScheduleDialog {...shared} isOpen={isOpen('schedule')} />
      <TakeDownDialog code={code} title={editor.page.title} isOpen={isOpen('takeDown')} onClose={close} />
    </>
  )
}

/** Members who may not publish read what they would do instead, and next to it why they cannot yet. */
function labelOf(
  { mayStart, isRequired }: { mayStart: boolean; isRequired: boolean },
  errors: number,
): string {
  if (!mayStart) return explained(wording.submit, wording.mayNotPublish)
  if (errors > 0) return wording.errors(errors)
  return isRequired ? wording.submit : wording.publish
}

import { studioOperations } from '@yingzao/contract/studio'
import { App, Button } from 'antd'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { CHANGED, type LinkRow } from './link-rows'
import { wording } from './wording'

const words = wording.switch

/** Switches a link off, after asking: people have it. Switching it on again does not ask. */
export function SwitchButton({ link }: { link: LinkRow }) {
  const { message, modal } = App.useApp()
  const call = useStudioCall('trackedLinkSwitch', { changes: CHANGED })
  const maySwitch = mayCall(useMember(), studioOperations.trackedLinkSwitch)
  if (!maySwitch) return null
  const { link_id, revision: base_revision, is_off, off_to, name } = link
  const turn = () =>
    call.mutate(
      { link_id, base_revision, is_off: !is_off },
      {
        onSuccess: () => void message.success(is_off ? words.undone : words.done),
        onError: (problem) => void message.error(problemText(problem, { conflict: wording.form.conflict })),
      },
    )
  const ask = () =>
    void modal.confirm({
      title: words.offTitle(name),
      content: off_to === null ? words.offSame : words.offElsewhere(off_to),
      okText: words.go,
      okButtonProps: { danger: true },
      focusable: { autoFocusButton: 'cancel' },
      onOk: turn,
    })
  return (
    <Button size="small" danger={!is_off} loading={call.isPending} onClick={is_off ? turn : ask}>
      {is_off ? wording.detail.on : wording.detail.off}
    </Button>
  )
}

import { competitionConsoleLimits as limits, studioOperations } from '@yingzao/contract/studio'
import { App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { FirstField } from '../../../ui/first-field'
import { FormProblem } from '../../../ui/form-problem'
import { useMember } from '../../../ui/member-context'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { UsualReasons } from '../../../ui/usual-reasons'
import { atLeast } from '../at-least'
import { CHANGED, type PlayerRow } from './player-rows'
import { wording } from './wording'

const words = wording.judge

/** Disqualifies a player, or lets them back in, for members who may do so; each with a reason. */
export function Judge({ player }: { player: PlayerRow }) {
  const [asked, setAsked] = useState<PlayerRow>()
  const mayJudge = mayCall(useMember(), studioOperations.simPlayerDisqualify)
  if (!mayJudge) return null
  const isOut = player.disqualified_at !== null
  return (
    <>
      <Button size="small" danger={!isOut} onClick={() => setAsked(player)}>
        {isOut ? words.allow : words.disqualify}
      </Button>
      {/* As the player stood when it was asked: a colleague’s decision turns the question round otherwise. */}
      {asked && <JudgeDialog player={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function JudgeDialog({ player, onClose }: { player: PlayerRow; onClose: () => void }) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ reason: string }>()
  const call = useStudioCall('simPlayerDisqualify', { changes: CHANGED })
  const isOut = player.disqualified_at !== null
  const said = isOut ? words.back : words.out
  const { min, max } = limits.reason
  const run = ({ reason }: { reason: string }) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { player_id: player.player_id, disqualified: isOut ? 0 : 1, reason: reason.trim() },
      {
        onSuccess: () => {
          void message.success(said.done)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={480}
      title={said.title(player.nick_name)}
      okText={isOut ? words.allow : words.disqualify}
      okButtonProps={{ danger: !isOut }}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{said.about}</p>
      <FormProblem problem={call.error} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={run}>
        <FirstField name="reason" />
        <Form.Item
          name="reason"
          label={words.reason}
          rules={[{ validator: atLeast(min, words.reasonForm(min)) }]}
        >
          <Input maxLength={max} placeholder={said.hint} autoComplete="off" />
        </Form.Item>
        <UsualReasons reasons={said.reasons} onChoose={(reason) => form.setFieldsValue({ reason })} />
      </Form>
    </Modal>
  )
}

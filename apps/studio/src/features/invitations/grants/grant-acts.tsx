import { inviteConsoleLimits as limits, studioOperations } from '@yingzao/contract/studio'
import { App, Button, Form, Input, Modal } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../../state/queries'
import { mayCall } from '../../../state/session'
import { FormProblem } from '../../../ui/form-problem'
import { useMember } from '../../../ui/member-context'
import { ReasonDialog } from '../../../ui/reason-dialog'
import { useReturnFocus } from '../../../ui/use-return-focus'
import { CHANGED, type GrantRow } from './grant-rows'
import { wording } from './wording'

const { decide: decideWords, settle: settleWords } = wording

type Act = 'release' | 'refuse' | 'handOver' | 'void'

/** What can be done about a promised prize in its current state: decide, hand over, or nothing any more. */
export function GrantActs({ grant }: { grant: GrantRow }) {
  const [act, setAct] = useState<Act>()
  const mayDecide = mayCall(useMember(), studioOperations.prizeGrantDecide)
  const close = () => setAct(undefined)
  return (
    <>
      {mayDecide && <Buttons grant={grant} onAct={setAct} />}
      {/* Kept while the prize stands otherwise by now: it says then what a colleague has decided. */}
      {(act === 'release' || act === 'refuse') && <Decide grant={grant} act={act} onClose={close} />}
      {act === 'handOver' && <HandOver grant={grant} onClose={close} />}
      {act === 'void' && <Void grant={grant} onClose={close} />}
    </>
  )
}

function Buttons({ grant: { state }, onAct }: { grant: GrantRow; onAct: (act: Act) => void }) {
  if (state === 'held')
    return (
      <div>
        <p className="st-hint">{decideWords.about}</p>
        <div className="iv-acts">
          <Button type="primary" onClick={() => onAct('release')}>
            {decideWords.release}
          </Button>
          <Button danger onClick={() => onAct('refuse')}>
            {decideWords.refuse}
          </Button>
        </div>
      </div>
    )
  if (state !== 'waiting') return null
  return (
    <div className="iv-acts">
      <Button type="primary" onClick={() => onAct('handOver')}>
        {settleWords.handOver}
      </Button>
      <Button danger onClick={() => onAct('void')}>
        {settleWords.void}
      </Button>
    </div>
  )
}

interface ActProps {
  grant: GrantRow
  onClose: () => void
}

function Decide({ grant, act, onClose }: ActProps & { act: 'release' | 'refuse' }) {
  const { message } = App.useApp()
  const call = useStudioCall('prizeGrantDecide', { changes: CHANGED })
  const isRelease = act === 'release'
  return (
    <ReasonDialog
      wording={{
        title: isRelease ? decideWords.releaseTitle : decideWords.refuseTitle,
        about: isRelease ? decideWords.releaseAbout : decideWords.refuseAbout,
        reason: decideWords.reason,
        reasonHint: isRelease ? decideWords.releaseHint : decideWords.refuseHint,
        usualReasons: isRelease ? decideWords.releaseReasons : decideWords.refuseReasons,
        submit: isRelease ? decideWords.release : decideWords.refuse,
      }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { grant_id: grant.grant_id, verdict: isRelease ? 'honest' : 'faked', reason },
          {
            onSuccess: () => {
              void message.success(isRelease ? decideWords.released : decideWords.refused)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}

function Void({ grant, onClose }: ActProps) {
  const { message } = App.useApp()
  const call = useStudioCall('prizeGrantVoid', { changes: CHANGED })
  return (
    <ReasonDialog
      wording={{
        title: settleWords.voidTitle,
        about: settleWords.voidAbout,
        reason: decideWords.reason,
        reasonHint: settleWords.voidHint,
        usualReasons: settleWords.voidReasons,
        submit: settleWords.void,
      }}
      call={call}
      onReason={(reason) =>
        call.mutate(
          { grant_id: grant.grant_id, reason },
          {
            onSuccess: () => {
              void message.success(settleWords.voided)
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}

function HandOver({ grant, onClose }: ActProps) {
  useReturnFocus()
  const { message } = App.useApp()
  const [form] = Form.useForm<{ delivery: string }>()
  const call = useStudioCall('prizeGrantHandOver', { changes: CHANGED })
  const run = ({ delivery }: { delivery: string }) => {
    if (call.isPending || call.isSuccess) return
    call.mutate(
      { grant_id: grant.grant_id, delivery },
      {
        onSuccess: () => {
          void message.success(settleWords.handedOver)
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      open
      width={440}
      title={settleWords.handOverTitle}
      okText={settleWords.save}
      confirmLoading={call.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <p className="st-hint">{settleWords.handOverAbout}</p>
      <FormProblem problem={call.error} />
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ delivery: '' }}
        onFinish={run}
      >
        <Form.Item name="delivery" label={settleWords.delivery}>
          <Input autoFocus maxLength={limits.delivery} autoComplete="off" />
        </Form.Item>
      </Form>
    </Modal>
  )
}

import {
  fenOf,
  inviteLimits,
  inviteConsoleLimits as limits,
  MOST_FEN,
  yuanOf,
} from '@yingzao/contract/studio'
import { App, Form, Input, InputNumber, Modal, Select } from 'antd'
import { useId, useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FormProblem } from '../../ui/form-problem'
import { useAskingClose } from '../../ui/use-asking-close'
import { useReturnFocus } from '../../ui/use-return-focus'
import { AssetPicker } from '../assets'
import { type ActivityDetail, CHANGED, type PrizeRow } from './activity-rows'
import { wording } from './wording'

const words = wording.prizeForm

interface Values {
  state: number
  need: number | null
  name: string
  image: string
  worth: string
  stock: number | null
}

interface PrizeFormProps {
  detail: ActivityDetail
  /** Undefined: a new one. */
  prize: PrizeRow | undefined
  onClose: () => void
}

/** Adds a prize, or changes one. Its remaining stock is changed separately, as customers take from it meanwhile. */
export function PrizeForm({ detail, prize: newest, onClose }: PrizeFormProps) {
  useReturnFocus()
  const formId = useId()
  // As they were when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [{ prize, activity, prizes }] = useState({ ...detail, prize: newest })
  const [isTouched, setTouched] = useState(false)
  const { message } = App.useApp()
  const [form] = Form.useForm<Values>()
  const add = useStudioCall('invitePrizeAdd', { changes: CHANGED })
  const change = useStudioCall('invitePrizeChange', { changes: CHANGED })
  const isPending = add.isPending || change.isPending
  const close = useAskingClose(() => isTouched, onClose)
  const onSuccess = () => {
    void message.success(wording.form.saved)
    onClose()
  }
  const { activity_id, revision: base_revision } = activity
  const save = (values: Values) => {
    if (isPending) return
    const fields = fieldsOf(values)
    if (prize) change.mutate({ ...fields, prize_id: prize.prize_id, base_revision }, { onSuccess })
    else
      add.mutate(
        { ...fields, activity_id, base_revision, state: values.state, stock: values.stock ?? 0 },
        { onSuccess },
      )
  }
  return (
    <Modal
      open
      width={520}
      title={prize ? words.changeTitle : words.addTitle}
      okText={wording.form.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={close}
    >
      <FormProblem
        problem={add.error ?? change.error}
        better={{ conflict: wording.form.conflict, alreadyExists: words.taken }}
      />
      <Form<Values>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(prize, prizes)}
        onValuesChange={() => setTouched(true)}
        onFinish={save}
      >
        <TierFields prize={prize} taken={prizes.map(({ state }) => state)} />
        <Form.Item
          name="name"
          label={words.name}
          extra={prize?.is_promised && words.nameKept}
          rules={[{ required: true, whitespace: true, message: wording.form.missing }]}
        >
          <Input maxLength={limits.prize} autoComplete="off" disabled={prize?.is_promised ?? false} />
        </Form.Item>
        <Form.Item name="image" label={words.image}>
          <Picture />
        </Form.Item>
        <div className="iv-pair">
          <Form.Item name="worth" label={words.worth} extra={words.worthHint} rules={[money]}>
            <Input inputMode="decimal" maxLength={12} autoComplete="off" />
          </Form.Item>
          {!prize && (
            <Form.Item
              name="stock"
              label={words.stock}
              rules={[whole([0, limits.stock], words.stockForm(limits.stock))]}
            >
              <InputNumber controls={false} maxLength={7} />
            </Form.Item>
          )}
        </div>
      </Form>
    </Modal>
  )
}

function TierFields({ prize, taken }: { prize: PrizeRow | undefined; taken: readonly number[] }) {
  const state: number | undefined = Form.useWatch('state')
  const tiers = Array.from({ length: inviteLimits.tiers + 1 }, (_, tier) => tier)
  return (
    <div className="iv-pair">
      <Form.Item name="state" label={words.tier}>
        <Select
          disabled={prize !== undefined}
          options={tiers.map((tier) => ({
            value: tier,
            label: wording.prizes.tier(tier),
            disabled: taken.includes(tier),
          }))}
        />
      </Form.Item>
      {state !== 0 && (
        <Form.Item
          name="need"
          label={words.need}
          extra={words.needHint}
          rules={[whole([1, inviteLimits.need], words.needForm(inviteLimits.need))]}
        >
          <InputNumber controls={false} maxLength={4} />
        </Form.Item>
      )}
    </div>
  )
}

function Picture({ value = '', onChange }: { value?: string; onChange?: (url: string) => void }) {
  return (
    <AssetPicker
      kind="image"
      label={words.image}
      value={value}
      onPick={({ url }) => onChange?.(url)}
      onClear={() => onChange?.('')}
    />
  )
}

/** The rule of a field that must hold a whole number within a range. */
export function whole([min, max]: readonly [number, number], message: string) {
  return { required: true, type: 'integer' as const, min, max, message }
}

const money = {
  validator: async (_rule: unknown, text: string | undefined) => {
    const fen = fenOf(text ?? '')
    if (fen === undefined || fen < 0 || fen > MOST_FEN) throw new Error(words.worthForm)
  },
}

/** A new one gets the next free tier. */
function valuesOf(prize: PrizeRow | undefined, prizes: readonly PrizeRow[]): Values {
  const highest = Math.max(0, ...prizes.map(({ state }) => state))
  return {
    state: prize?.state ?? Math.min(highest + 1, inviteLimits.tiers),
    need: prize ? prize.need : null,
    name: prize?.name ?? '',
    image: prize?.image ?? '',
    worth: prize ? yuanOf(prize.worth) : '',
    stock: null,
  }
}

function fieldsOf({ state, need, name, image, worth }: Values) {
  return { need: state === 0 ? 0 : (need ?? 0), name, image, worth: fenOf(worth) ?? 0 }
}

import { useQuery } from '@tanstack/react-query'
import { couponLimits } from '@yingzao/contract/studio'
import { Alert, App, Form, Input, Modal, Radio, Select, Switch } from 'antd'
import { useId, useState } from 'react'
import { studioQuery, useStudioCall } from '../../state/queries'
import { DateTimePicker } from '../../ui/date-time-picker'
import { FormProblem } from '../../ui/form-problem'
import { useReturnFocus } from '../../ui/use-return-focus'
import { type BatchRow, CHANGED } from './coupon-rows'
import { type BatchValues, fieldsOfValues, money, valuesOf, whole } from './form-values'
import { wording } from './wording'

const words = wording.form

interface CouponFormProps {
  /** Undefined: a new one. */
  batch: BatchRow | undefined
  onClose: () => void
  onMade?: (id: string) => void
}

/**
 * Creates a batch, or changes one. Once a coupon has been given out, what it takes off, for what and when is read-only.
 */
export function CouponForm({ batch: newest, onClose, onMade }: CouponFormProps) {
  useReturnFocus()
  const formId = useId()
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [batch] = useState(newest)
  const { message } = App.useApp()
  const [form] = Form.useForm<BatchValues>()
  const create = useStudioCall('couponBatchCreate', { changes: CHANGED })
  const change = useStudioCall('couponBatchChange', { changes: CHANGED })
  const isPending = create.isPending || change.isPending
  const saved = (id: string) => {
    void message.success(words.saved)
    onClose()
    if (!batch) onMade?.(id)
  }
  const save = (values: BatchValues) => {
    const fields = fieldsOfValues(values)
    if (batch) {
      const { coupon_id, revision: base_revision } = batch
      change.mutate({ ...fields, coupon_id, base_revision }, { onSuccess: () => saved(coupon_id) })
      return
    }
    const coupon_id = values.id.trim()
    create.mutate({ ...fields, coupon_id }, { onSuccess: () => saved(coupon_id) })
  }
  return (
    <Modal
      open
      width={600}
      title={batch ? words.changeTitle : words.addTitle}
      okText={words.save}
      okButtonProps={{ htmlType: 'submit', form: formId }}
      confirmLoading={isPending}
      onCancel={onClose}
    >
      <FormProblem
        problem={create.error ?? change.error}
        better={{ conflict: words.conflict, alreadyExists: words.taken }}
      />
      {batch?.is_fixed && <Alert type="info" showIcon title={words.fixed} className="st-coupon-note" />}
      <Form<BatchValues>
        id={formId}
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={valuesOf(batch)}
        // The enter key may be pressed twice.
        onFinish={() => !isPending && save({ ...valuesOf(batch), ...form.getFieldsValue(true) })}
      >
        {!batch && (
          <Form.Item
            name="id"
            label={words.id}
            extra={words.idHint}
            rules={[{ required: true, pattern: /^[A-Za-z0-9_-]{1,64}$/, message: words.idForm }]}
          >
            <Input autoFocus maxLength={64} autoComplete="off" autoCapitalize="none" spellCheck={false} />
          </Form.Item>
        )}
        <WorthFields isFixed={batch?.is_fixed ?? false} />
        <UseFields isFixed={batch?.is_fixed ?? false} />
        <GivingFields issued={batch ? batch.total - batch.stock : 0} />
      </Form>
    </Modal>
  )
}

/** What a coupon takes off, and for what. */
function WorthFields({ isFixed: disabled }: { isFixed: boolean }) {
  const kind: BatchValues['kind'] | undefined = Form.useWatch('kind')
  const products = useQuery(studioQuery('productList', { limit: 100 }))
  return (
    <>
      <Form.Item
        name="title"
        label={words.title}
        rules={[{ required: true, whitespace: true, message: words.missing }]}
      >
        <Input maxLength={40} autoComplete="off" disabled={disabled} />
      </Form.Item>
      <Form.Item name="kind" label={words.kind}>
        <Radio.Group
          disabled={disabled}
          options={[
            { value: 'amount', label: words.kinds.amount },
            { value: 'rate', label: words.kinds.rate },
          ]}
        />
      </Form.Item>
      <div className="st-coupon-pair">
        {kind === 'rate' ? (
          <>
            <Form.Item
              name="rate"
              label={words.rate}
              extra={words.rateHint}
              rules={[whole([1, 99], words.rateForm, { isNeeded: true })]}
            >
              <Input inputMode="numeric" maxLength={2} autoComplete="off" disabled={disabled} />
            </Form.Item>
            <Form.Item name="ceiling" label={words.ceiling} rules={[money({ isNeeded: true })]}>
              <Input inputMode="decimal" maxLength={16} autoComplete="off" disabled={disabled} />
            </Form.Item>
          </>
        ) : (
          <Form.Item name="amount" label={words.amount} rules={[money({ isNeeded: true })]}>
            <Input inputMode="decimal" maxLength={16} autoComplete="off" disabled={disabled} />
          </Form.Item>
        )}
        <Form.Item
          name="threshold"
          label={words.threshold}
          extra={words.thresholdHint}
          rules={[money({ isNeeded: false })]}
        >
          <Input inputMode="decimal" maxLength={16} autoComplete="off" disabled={disabled} />
        </Form.Item>
      </div>
      <Form.Item name="products" label={words.products} extra={words.productsHint}>
        <Select
          mode="multiple"
          disabled={disabled}
          maxCount={couponLimits.products}
          optionFilterProp="label"
          loading={products.isPending}
          options={(products.data?.list ?? []).map(({ shop_product_id, name }) => ({
            value: shop_product_id,
            label: words.named(name, shop_product_id),
          }))}
        />
      </Form.Item>
    </>
  )
}

/** When a coupon can be used. */
function UseFields({ isFixed: disabled }: { isFixed: boolean }) {
  const until: BatchValues['until'] | undefined = Form.useWatch('until')
  return (
    <>
      <Form.Item name="until" label={words.until}>
        <Radio.Group
          disabled={disabled}
          options={[
            { value: 'days', label: words.untils.days },
            { value: 'moment', label: words.untils.moment },
          ]}
        />
      </Form.Item>
      <div className="st-coupon-pair">
        <Form.Item name="useFrom" label={words.useFrom} extra={words.useFromHint}>
          <DateTimePicker dayTime="start" disabled={disabled} />
        </Form.Item>
        {until === 'moment' ? (
          <Form.Item
            name="useTo"
            label={words.useTo}
            dependencies={['useFrom']}
            rules={[{ required: true, message: words.missing }, later('useFrom')]}
          >
            <DateTimePicker dayTime="end" disabled={disabled} />
          </Form.Item>
        ) : (
          <Form.Item
            name="useDays"
            label={words.useDays}
            rules={[whole([1, couponLimits.days], words.daysForm(couponLimits.days), { isNeeded: true })]}
          >
            <Input inputMode="numeric" maxLength={3} autoComplete="off" disabled={disabled} />
          </Form.Item>
        )}
      </div>
    </>
  )
}

/** How many are given out, when and to whom: this can always be changed. */
function GivingFields({ issued }: { issued: number }) {
  const rules = useQuery(studioQuery('ruleNames', {}))
  return (
    <>
      <div className="st-coupon-pair">
        <Form.Item
          name="total"
          label={words.total}
          extra={words.totalHint(issued)}
          rules={[
            whole([issued, couponLimits.stock], words.totalForm(issued, couponLimits.stock), {
              isNeeded: true,
            }),
          ]}
        >
          <Input inputMode="numeric" maxLength={7} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="perUser"
          label={words.perUser}
          rules={[
            whole([1, couponLimits.perUser], words.perUserForm(couponLimits.perUser), { isNeeded: true }),
          ]}
        >
          <Input inputMode="numeric" maxLength={2} autoComplete="off" />
        </Form.Item>
        <Form.Item name="receiveFrom" label={words.receiveFrom} extra={words.beginsHint}>
          <DateTimePicker dayTime="start" />
        </Form.Item>
        <Form.Item
          name="receiveTo"
          label={words.receiveTo}
          extra={words.endsHint}
          dependencies={['receiveFrom']}
          rules={[later('receiveFrom')]}
        >
          <DateTimePicker dayTime="end" />
        </Form.Item>
      </div>
      <Form.Item name="rule" label={words.rule}>
        <Select
          allowClear
          placeholder={words.anybody}
          loading={rules.isPending}
          options={(rules.data?.list ?? []).map(({ rule_id, name }) => ({
            value: rule_id,
            label: words.named(name, rule_id),
          }))}
        />
      </Form.Item>
      <Form.Item name="isOpen" label={words.isOpen} extra={words.isOpenHint} valuePropName="checked">
        <Switch />
      </Form.Item>
    </>
  )
}

/** A moment that has to come after that of another field. */
function later(other: 'useFrom' | 'receiveFrom') {
  return ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
    validator: async (_rule: unknown, ends: number | null | undefined) => {
      const begins = getFieldValue(other)
      if (typeof begins === 'number' && typeof ends === 'number' && ends <= begins)
        throw new Error(words.endsEarly)
    },
  })
}

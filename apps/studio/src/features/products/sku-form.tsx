import { fenOf, MOST_FEN, yuanOf } from '@yingzao/contract/studio'
import { Form, Input, Switch } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { isRefusal } from '../../state/studio-problem'
import { FirstField } from '../../ui/first-field'
import { FormDialog, numberOfText, textOfNumber, useSaved, wholeNumber } from './form-dialog'
import { CHANGED, type ProductDetail, type SkuRow } from './product-rows'
import { useConfirmPrice } from './use-confirm-price'
import { wording } from './wording'

const words = wording.skuForm

interface Values {
  name: string
  months: string
  price: string
  origin: string
  sort: string
  on_sale: boolean
}

interface SkuFormProps {
  detail: ProductDetail
  /** Undefined: a new one. */
  sku: SkuRow | undefined
  onClose: () => void
}

/** Adds a way to buy a product, or changes one. Amounts are typed in yuan. */
export function SkuForm({ detail, sku: newest, onClose }: SkuFormProps) {
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [sku] = useState(newest)
  const [form] = Form.useForm<Values>()
  const create = useStudioCall('skuCreate', { changes: CHANGED })
  const change = useStudioCall('skuChange', { changes: CHANGED })
  const saved = useSaved(onClose)
  const confirmPrice = useConfirmPrice(detail)
  const save = (values: Values) => {
    const price = fenOf(values.price)
    if (price === undefined) return
    const fields = {
      name: values.name,
      months: numberOfText(values.months),
      price,
      origin_price: values.origin.trim() === '' ? null : (fenOf(values.origin) ?? null),
      sort: numberOfText(values.sort) ?? 0,
      on_sale: values.on_sale,
    }
    if (!sku) {
      const { shop_product_id } = detail.product
      create.mutate({ ...fields, shop_product_id }, { onSuccess: saved })
      return
    }
    const { sku_id, revision: base_revision } = sku
    const send = (is_confirmed: boolean) =>
      change.mutate(
        { ...fields, sku_id, base_revision, is_confirmed },
        {
          onSuccess: saved,
          // It has gone on sale since the form was opened.
          onError: (problem) => {
            if (isRefusal(problem, 'priceUnconfirmed')) ask()
          },
        },
      )
    const ask = () => confirmPrice({ from: sku.price, to: price, onConfirm: () => send(true) })
    const isRepriced = sku.on_sale && detail.product.state === 'on' && price !== sku.price
    if (isRepriced) ask()
    else send(false)
  }
  const money = (isNeeded: boolean) => ({
    validator: async (_rule: unknown, text: string | undefined) => {
      if (!isNeeded && (text ?? '').trim() === '') return
      const fen = fenOf(text ?? '')
      if (fen === undefined || fen < 1 || fen > MOST_FEN) throw new Error(words.priceForm)
    },
  })
  return (
    <FormDialog<Values>
      title={sku ? words.changeTitle : words.addTitle}
      form={form}
      initial={{
        name: sku?.name ?? '',
        months: textOfNumber(sku?.months),
        price: sku ? yuanOf(sku.price) : '',
        origin: sku?.origin_price ? yuanOf(sku.origin_price) : '',
        sort: String(sku?.sort ?? 0),
        on_sale: sku?.on_sale ?? true,
      }}
      isPending={create.isPending || change.isPending}
      problem={isRefusal(change.error, 'priceUnconfirmed') ? null : (create.error ?? change.error)}
      onSave={save}
      onClose={onClose}
    >
      <FirstField name="name" />
      <div className="st-window">
        <Form.Item
          name="name"
          label={words.name}
          extra={words.nameHint}
          rules={[{ required: true, whitespace: true, message: wording.form.missing }]}
        >
          <Input maxLength={40} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="months"
          label={words.months}
          extra={words.monthsHint}
          rules={[wholeNumber([1, 120], words.monthsForm)]}
        >
          <Input inputMode="numeric" maxLength={3} autoComplete="off" />
        </Form.Item>
        <Form.Item name="price" label={words.price} rules={[money(true)]}>
          <Input inputMode="decimal" maxLength={16} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="origin"
          label={words.origin}
          extra={words.originHint}
          dependencies={['price']}
          rules={[
            money(false),
            ({ getFieldValue }) => ({
              validator: async (_rule, text: string) => {
                const origin = fenOf(text ?? '')
                const price = fenOf(getFieldValue('price') ?? '')
                if (origin !== undefined && price !== undefined && origin <= price)
                  throw new Error(words.originLow)
              },
            }),
          ]}
        >
          <Input inputMode="decimal" maxLength={16} autoComplete="off" />
        </Form.Item>
        <Form.Item
          name="sort"
          label={words.sort}
          extra={words.sortHint}
          rules={[wholeNumber([0, 10_000], words.sortForm, { isNeeded: true })]}
        >
          <Input inputMode="numeric" maxLength={5} autoComplete="off" />
        </Form.Item>
        <Form.Item name="on_sale" label={words.onSale} valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
    </FormDialog>
  )
}

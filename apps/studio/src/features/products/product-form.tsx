import { MOST_GIVEN_ID, riskLevels } from '@yingzao/contract/studio'
import { Form, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FirstField } from '../../ui/first-field'
import { ContractSelect } from './contract-select'
import { FormDialog, numberOfText, textOfNumber, useSaved, wholeNumber } from './form-dialog'
import { CHANGED, type ProductRow } from './product-rows'
import { WindowFields, type WindowValues, windowOf, windowValues } from './window-fields'
import { wording } from './wording'

const words = wording.productForm

interface Values extends WindowValues {
  id: string
  appId: string
  mark: string
  name: string
  risk_level: ProductRow['risk_level']
  contract_id: string
  on_sale: boolean
}

interface ProductFormProps {
  /** Undefined: a new one. */
  product: ProductRow | undefined
  onClose: () => void
  onMade?: (id: number) => void
}

/** Creates a product, or changes its name and when it is sold. */
export function ProductForm({ product: newest, onClose, onMade }: ProductFormProps) {
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [product] = useState(newest)
  const [form] = Form.useForm<Values>()
  const create = useStudioCall('productCreate', { changes: CHANGED })
  const change = useStudioCall('productChange', { changes: CHANGED })
  const saved = useSaved(onClose)
  const save = ({ id, appId, mark, name, risk_level, contract_id, on_sale, ...window }: Values) => {
    const fields = {
      mode_shop_product_id: numberOfText(appId) ?? 0,
      mark: mark.trim() || null,
      name,
      risk_level,
      contract_id: contract_id || null,
      on_sale,
      ...windowOf(window),
    }
    if (product) {
      const { shop_product_id, revision: base_revision } = product
      change.mutate({ ...fields, shop_product_id, base_revision }, { onSuccess: saved })
      return
    }
    const given = numberOfText(id)
    create.mutate(
      { ...fields, ...(given !== null && { shop_product_id: given }) },
      {
        onSuccess: ({ shop_product_id }) => {
          saved()
          onMade?.(shop_product_id)
        },
      },
    )
  }
  return (
    <FormDialog<Values>
      title={product ? words.changeTitle : words.addTitle}
      form={form}
      initial={{
        id: '',
        appId: textOfNumber(product?.mode_shop_product_id || null),
        mark: product?.mark ?? '',
        name: product?.name ?? '',
        risk_level: product?.risk_level ?? 'R3',
        contract_id: product?.contract_id ?? '',
        on_sale: product?.on_sale ?? true,
        ...windowValues(product),
      }}
      isPending={create.isPending || change.isPending}
      problem={create.error ?? change.error}
      better={{ alreadyExists: words.taken }}
      onSave={save}
      onClose={onClose}
    >
      <FirstField name="name" />
      <Form.Item
        name="name"
        label={words.name}
        rules={[{ required: true, whitespace: true, message: wording.form.missing }]}
      >
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      <div className="st-window">
        {!product && (
          <Form.Item
            name="id"
            label={words.id}
            extra={words.idHint}
            rules={[wholeNumber([1, MOST_GIVEN_ID], words.wholeNumber)]}
          >
            <Input inputMode="numeric" maxLength={6} autoComplete="off" />
          </Form.Item>
        )}
        <Form.Item
          name="mark"
          label={words.mark}
          extra={words.markHint}
          rules={[{ pattern: /^[A-Za-z0-9_-]{1,64}$/, message: words.markForm }]}
        >
          <Input maxLength={64} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <Form.Item
          name="appId"
          label={words.appId}
          extra={words.appIdHint}
          rules={[wholeNumber([1, MOST_GIVEN_ID], words.wholeNumber)]}
        >
          <Input inputMode="numeric" maxLength={6} autoComplete="off" />
        </Form.Item>
        <Form.Item name="risk_level" label={words.risk} extra={words.riskHint}>
          <Select options={riskLevels.map((value) => ({ value, label: value }))} />
        </Form.Item>
      </div>
      <Form.Item name="contract_id" label={words.contract} extra={words.contractHint}>
        <ContractSelect chosen={product?.contract_id ?? ''} />
      </Form.Item>
      <WindowFields />
      <Form.Item name="on_sale" label={words.onSale} extra={words.onSaleHint} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  )
}

import { MOST_GIVEN_ID } from '@yingzao/contract/studio'
import { Form, Input, Switch } from 'antd'
import { useState } from 'react'
import { useStudioCall } from '../../state/queries'
import { FirstField } from '../../ui/first-field'
import { FormDialog, numberOfText, useSaved, wholeNumber } from './form-dialog'
import { CHANGED, type SalePageRow } from './product-rows'
import { WindowFields, type WindowValues, windowOf, windowValues } from './window-fields'
import { wording } from './wording'

const words = wording.pageForm

/** A name, followed by the registration number. */
const ADVISER = /^(\S{1,20})\s+(\S{1,40})$/
const MOST_ADVISERS = 10

interface Values extends WindowValues {
  id: string
  title: string
  is_open: boolean
  advisers: string
}

interface SalePageFormProps {
  shop_product_id: number
  /** Undefined: a new one. */
  page: SalePageRow | undefined
  onClose: () => void
}

/** Adds a sale page to a product, or opens and closes one. */
export function SalePageForm({ shop_product_id, page: newest, onClose }: SalePageFormProps) {
  // As it was when the form was opened: what a colleague saves meanwhile must not be overwritten unseen.
  const [page] = useState(newest)
  const [form] = Form.useForm<Values>()
  const create = useStudioCall('salePageCreate', { changes: CHANGED })
  const change = useStudioCall('salePageChange', { changes: CHANGED })
  const saved = useSaved(onClose)
  const save = ({ id, title, is_open, advisers, ...window }: Values) => {
    const fields = { title, is_open, adviser: advisersOf(advisers) ?? [], ...windowOf(window) }
    if (page) {
      const { page_id, revision: base_revision } = page
      change.mutate({ ...fields, page_id, base_revision }, { onSuccess: saved })
      return
    }
    const page_id = numberOfText(id)
    create.mutate({ ...fields, shop_product_id, ...(page_id !== null && { page_id }) }, { onSuccess: saved })
  }
  return (
    <FormDialog<Values>
      title={page ? words.changeTitle : words.addTitle}
      form={form}
      initial={{
        id: '',
        title: page?.title ?? '',
        is_open: page?.is_open ?? true,
        advisers: (page?.adviser ?? []).map(({ name, no }) => `${name} ${no}`).join('\n'),
        ...windowValues(page),
      }}
      isPending={create.isPending || change.isPending}
      problem={create.error ?? change.error}
      better={{ alreadyExists: words.taken }}
      onSave={save}
      onClose={onClose}
    >
      <FirstField name="title" />
      <Form.Item
        name="title"
        label={words.title}
        rules={[{ required: true, whitespace: true, message: wording.form.missing }]}
      >
        <Input maxLength={40} autoComplete="off" />
      </Form.Item>
      {!page && (
        <Form.Item
          name="id"
          label={words.id}
          extra={words.idHint}
          rules={[wholeNumber([1, MOST_GIVEN_ID], wording.productForm.wholeNumber)]}
        >
          <Input inputMode="numeric" maxLength={6} autoComplete="off" />
        </Form.Item>
      )}
      <WindowFields />
      <Form.Item
        name="advisers"
        label={words.adviser}
        extra={words.adviserHint}
        rules={[
          {
            validator: async (_rule, text: string) => {
              if (advisersOf(text ?? '') === undefined) throw new Error(words.adviserForm)
            },
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={640} autoComplete="off" />
      </Form.Item>
      <Form.Item name="is_open" label={words.isOpen} extra={words.isOpenHint} valuePropName="checked">
        <Switch />
      </Form.Item>
    </FormDialog>
  )
}

/** One per line. Undefined: a line cannot be read, or there are too many. */
function advisersOf(text: string): SalePageRow['adviser'] | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const list = lines.flatMap((line) => {
    const [, name, no] = ADVISER.exec(line) ?? []
    return name === undefined || no === undefined ? [] : [{ name, no }]
  })
  return list.length === lines.length && list.length <= MOST_ADVISERS ? list : undefined
}

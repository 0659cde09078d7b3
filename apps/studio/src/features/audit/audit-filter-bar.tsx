import { Button, Form, Input, Select } from 'antd'
import { useEffect } from 'react'
import { wording } from '../../wording'
import type { AuditFilter } from './audit-filter'

const words = wording.audit

const actionOptions = Object.entries(words.actions).map(([value, label]) => ({ value, label }))

/** What is looked for. An act that has no word yet can be typed by its name. */
export function AuditFilterBar({
  filter,
  onFilter,
}: {
  filter: AuditFilter
  onFilter: (filter: AuditFilter) => void
}) {
  const [form] = Form.useForm<AuditFilter>()
  useEffect(() => {
    form.setFieldsValue({ action: undefined, who: '', subject: '', ...filter })
  }, [form, filter])
  return (
    <Form className="st-filter" form={form} layout="inline" onFinish={onFilter}>
      <Form.Item name="action">
        <Select
          className="st-filter-wide"
          aria-label={words.columns.action}
          placeholder={words.anyAction}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={actionOptions}
          onChange={form.submit}
        />
      </Form.Item>
      <Form.Item name="who">
        <Input aria-label={words.columns.who} placeholder={words.whoHint} allowClear />
      </Form.Item>
      <Form.Item name="subject">
        <Input aria-label={words.columns.subject} placeholder={words.subjectHint} allowClear />
      </Form.Item>
      <Button htmlType="submit">{wording.shell.search}</Button>
      {Object.keys(filter).length > 0 && (
        <Button type="link" onClick={() => onFilter({})}>
          {wording.shell.clear}
        </Button>
      )}
    </Form>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Button, Form, Input, Select } from 'antd'
import { useEffect } from 'react'
import { studioQuery } from '../../state/queries'
import { ClearFilter } from '../../ui/list/clear-filter'
import { wording as uiWording } from '../../ui/wording'
import { type AuditFilter, auditAddress } from './audit-filter'
import { subjectOf, subjectText, whoText } from './audit-words'
import { wording } from './wording'

const actionOptions = Object.entries(wording.actions).map(([value, label]) => ({ value, label }))

/** Filters the log. An action that has no word yet can be typed by its name. */
export function AuditFilterBar({
  filter,
  onFilter,
}: {
  filter: AuditFilter
  onFilter: (filter: AuditFilter) => void
}) {
  const [form] = Form.useForm<AuditFilter>()
  const people = usePeople(filter.who)
  useEffect(() => {
    const { action, who, subject = '' } = filter
    form.setFieldsValue({ action, who, subject: subject && subjectText(subject) })
  }, [form, filter])
  const find = ({ subject = '', ...wanted }: AuditFilter) =>
    onFilter({ ...wanted, subject: subjectOf(subject) })
  return (
    <Form className="st-filter" form={form} layout="inline" onFinish={find}>
      <Form.Item name="action">
        <Select
          className="st-filter-wide"
          aria-label={wording.columns.action}
          placeholder={wording.anyAction}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={actionOptions}
          onChange={form.submit}
        />
      </Form.Item>
      <Form.Item name="who">
        <Select
          className="st-filter-wide"
          aria-label={wording.columns.who}
          placeholder={wording.anybody}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          options={people}
          onChange={form.submit}
        />
      </Form.Item>
      <Form.Item name="subject">
        <Input
          className="st-filter-wide"
          aria-label={wording.columns.subject}
          placeholder={wording.subjectHint}
          allowClear
          maxLength={128}
        />
      </Form.Item>
      <Button htmlType="submit">{uiWording.search}</Button>
      <ClearFilter isNarrow={auditAddress.isNarrow(filter)} onClear={() => onFilter({})} />
    </Form>
  )
}

/** Returns everybody whose actions can be filtered for, including the one in the address, even if it is a program. */
function usePeople(asked: string | undefined): { value: string; label: string }[] {
  const { data } = useQuery({ ...studioQuery('memberOptions', {}), staleTime: 60_000 })
  const members = (data?.list ?? []).map(({ member_id, name }) => ({
    value: `member:${member_id}`,
    label: name,
  }))
  const isKnown = asked === undefined || members.some(({ value }) => value === asked)
  return isKnown ? members : [...members, { value: asked, label: whoText({ who: asked, who_name: '' }) }]
}

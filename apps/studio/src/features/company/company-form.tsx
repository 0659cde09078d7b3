import { companyLimits } from '@yingzao/contract/studio'
import { App, Button, Card, Form, Input } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { wording as uiWording } from '../../ui/wording'
import { ChangeTable, rowsOf } from './change-table'
import { type CompanyData, type CompanyField, changesOf, companyFields, isSample } from './company-data'
import { useStoreCompany } from './use-store-company'
import { wording } from './wording'

interface CompanyFormProps {
  detail: Answer<'companyDetail'>
  /** Reports whether something has been typed that is not stored yet. */
  onTyping: (isTyping: boolean) => void
}

/** What every page says about the company. The effect of a change is shown before it is made. */
export function CompanyForm({ detail, onTyping }: CompanyFormProps) {
  const { modal } = App.useApp()
  const [form] = Form.useForm<CompanyData>()
  const [typed, setTyped] = useState<CompanyData>(detail.site)
  const store = useStoreCompany('companyChange', { saved: wording.saved, onEnd: () => onTyping(false) })
  const isChanged = changesOf(detail.site, typed).length > 0

  const take = (site: CompanyData) => {
    setTyped(site)
    onTyping(changesOf(detail.site, site).length > 0)
  }
  const ask = (site: CompanyData) =>
    modal.confirm({
      width: 640,
      title: wording.confirm,
      content: (
        <>
          <p>{wording.confirmPages(detail.published_pages)}</p>
          <ChangeTable changes={rowsOf(changesOf(detail.site, site))} />
        </>
      ),
      okText: wording.confirmOk,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => store({ base_revision: detail.revision, site }),
    })
  return (
    <Card className="co-form">
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={detail.site}
        onValuesChange={(_, site) => take(site)}
        onFinish={ask}
      >
        <div className="co-fields">
          {companyFields.map((field) => (
            <Form.Item
              key={field}
              name={field}
              label={wording.fields[field].label}
              rules={rulesOf(field)}
              extra={<FieldHint field={field} value={typed[field]} atStart={detail.at_start[field]} />}
            >
              <Input count={{ show: true, max: companyLimits[field] }} autoComplete="off" />
            </Form.Item>
          ))}
        </div>
        <section className="co-footer" aria-label={wording.footer}>
          <h2>{wording.footer}</h2>
          <p>{wording.footerShow(typed.company, typed.license_no, typed.phone)}</p>
          <p>{wording.footerAdviser(typed.adviser, typed.adviser_no)}</p>
        </section>
        <div className="co-acts">
          <Button type="primary" htmlType="submit" disabled={!isChanged}>
            {wording.save}
          </Button>
          {isChanged && (
            <Button
              onClick={() => {
                form.resetFields()
                take(detail.site)
              }}
            >
              {wording.undo}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}

function rulesOf(field: CompanyField) {
  const most = companyLimits[field]
  return [
    { max: most, message: uiWording.tooLong(most) },
    ...(field === 'filing_no'
      ? []
      : [{ required: true, whitespace: true, message: wording.missing(wording.fields[field].label) }]),
  ]
}

/** What the field is for, and what the deployment was set up with where that differs. */
function FieldHint({ field, value, atStart }: { field: CompanyField; value: string; atStart: string }) {
  return (
    <>
      {wording.fields[field].hint}
      {isSample(value) && <span className="co-is-sample">{wording.sample}</span>}
      {value.trim() !== atStart && !isSample(atStart) && <span>{wording.atStart(atStart)}</span>}
    </>
  )
}

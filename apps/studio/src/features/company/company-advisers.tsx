import { CloseOutlined, PlusOutlined } from '@ant-design/icons'
import { ADVISER_NUMBER, adviserLimits } from '@yingzao/contract/studio'
import { Button, Card, Form, Input } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../state/calls'
import { type Adviser, adviserText, sameAdvisers } from './advisers'
import { useStoreCompany } from './use-store-company'
import { wording } from './wording'

const words = wording.advisers

interface Typed {
  advisers: Partial<Adviser>[]
}

/** Who gives advice for the company. Pages are only checked against the list, so it changes nothing on a page. */
export function CompanyAdvisers({
  detail,
  onTyping,
}: {
  detail: Pick<Answer<'companyDetail'>, 'revision' | 'advisers'>
  /** Reports whether something has been typed that is not stored yet. */
  onTyping: (isTyping: boolean) => void
}) {
  const { advisers } = detail
  const [form] = Form.useForm<Typed>()
  const [isChanged, setChanged] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const take = (is: boolean) => {
    setChanged(is)
    onTyping(is)
  }
  const store = useStoreCompany('companyAdvisers', { saved: words.saved, onEnd: () => take(false) })
  const save = async (typed: Typed) => {
    setSaving(true)
    await store({ base_revision: detail.revision, advisers: typed.advisers.map(written) })
    setSaving(false)
  }
  return (
    <Card className="co-advisers">
      <h2>{words.title}</h2>
      <p className="st-soft">{words.about}</p>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={{ advisers }}
        onValuesChange={(_, typed: Typed) => take(!sameAdvisers(advisers, typed.advisers.map(written)))}
        onFinish={(typed) => void save(typed)}
      >
        <Form.List name="advisers">
          {(rows, { add, remove }) => (
            <>
              {rows.length === 0 && <p className="st-empty">{words.none}</p>}
              <ul className="co-adviser-list">
                {rows.map(({ key, name }, index) => (
                  <li key={key}>
                    <Form.Item name={[name, 'name']} rules={NAME_RULES}>
                      <Input
                        aria-label={words.nameOf(index + 1)}
                        placeholder={words.name}
                        maxLength={adviserLimits.name}
                        autoComplete="off"
                      />
                    </Form.Item>
                    <Form.Item
                      name={[name, 'number']}
                      normalize={plainNumber}
                      rules={[
                        { required: true, message: words.numberMissing },
                        { pattern: ADVISER_NUMBER, message: words.numberWrong },
                        { validator: (_, number: string) => onlyOnce(form.getFieldsValue(), number) },
                      ]}
                    >
                      <Input
                        aria-label={words.numberOf(index + 1)}
                        placeholder={words.number}
                        autoComplete="off"
                      />
                    </Form.Item>
                    <Button
                      type="text"
                      icon={<CloseOutlined />}
                      aria-label={words.removeOf(index + 1)}
                      onClick={() => remove(name)}
                    />
                  </li>
                ))}
              </ul>
              <Button
                type="dashed"
                block
                icon={<PlusOutlined />}
                disabled={rows.length >= adviserLimits.advisers}
                onClick={() => add({ name: '', number: '' })}
              >
                {words.add}
              </Button>
            </>
          )}
        </Form.List>
        <div className="co-acts">
          <Button type="primary" htmlType="submit" disabled={!isChanged} loading={isSaving}>
            {words.save}
          </Button>
          {isChanged && (
            <Button
              onClick={() => {
                form.resetFields()
                take(false)
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

const NAME_RULES = [
  { required: true, whitespace: true, message: words.nameMissing },
  { min: 2, message: words.nameShort },
]

function written({ name = '', number = '' }: Partial<Adviser>): Adviser {
  return { name: name.trim(), number: number.trim() }
}

/** Returns the number as it is printed, however it was typed. */
function plainNumber(typed: string): string {
  return typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
}

async function onlyOnce({ advisers }: Typed, number: string): Promise<void> {
  const same = advisers.filter((one) => one?.number === number)
  if (number !== '' && same.length > 1)
    throw new Error(words.numberTwice(adviserText(written(same[0] ?? {}))))
}

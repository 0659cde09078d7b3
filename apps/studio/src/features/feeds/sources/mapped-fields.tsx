import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { FeedKind } from '@yingzao/contract/studio'
import { Button, Form, Input, Select } from 'antd'
import { columnNames, columnTitle, holdsMoney } from '../column-words'
import { unitOptions } from '../units'
import type { SourceValues } from './form-values'
import { wording } from './wording'

const words = wording.form

/** Which of our columns a source names differently, and the unit of its money. */
export function MappedFields() {
  return (
    <Form.Item label={words.mapping} extra={words.mappingHint}>
      <Form.List name="mapped">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <MappedRow key={key} at={name} onRemove={() => remove(name)} />
            ))}
            <Button size="small" icon={<PlusOutlined aria-hidden="true" />} onClick={() => add({})}>
              {words.addMapping}
            </Button>
          </>
        )}
      </Form.List>
    </Form.Item>
  )
}

function MappedRow({ at, onRemove }: { at: number; onRemove: () => void }) {
  const form = Form.useFormInstance<SourceValues>()
  const kind: FeedKind = Form.useWatch('kind', form) ?? 'lhb'
  const name: string | undefined = Form.useWatch(['mapped', at, 'name'], form)
  const once = {
    validator: async (_rule: unknown, chosen: string | undefined) => {
      const mapped: SourceValues['mapped'] = form.getFieldValue('mapped')
      if (chosen !== undefined && mapped.filter((one) => one?.name === chosen).length > 1)
        throw new Error(words.twice)
    },
  }
  return (
    <div className="fd-mapped">
      <Form.Item name={[at, 'name']} rules={[{ required: true, message: words.choose }, once]}>
        <Select
          aria-label={words.ours}
          placeholder={words.ours}
          options={columnNames(kind).map((value) => ({ value, label: columnTitle(kind, value) }))}
        />
      </Form.Item>
      <Form.Item name={[at, 'column']} rules={[{ required: true, whitespace: true, message: words.missing }]}>
        <Input
          aria-label={words.theirs}
          placeholder={words.theirs}
          maxLength={60}
          autoComplete="off"
          spellCheck={false}
        />
      </Form.Item>
      <Form.Item name={[at, 'unit']} hidden={name === undefined || !holdsMoney(kind, name)}>
        <Select aria-label={words.unit} placeholder={words.unit} allowClear options={unitOptions} />
      </Form.Item>
      <Button
        type="text"
        icon={<DeleteOutlined aria-hidden="true" />}
        aria-label={words.removeMapping(at + 1)}
        onClick={onRemove}
      />
    </div>
  )
}

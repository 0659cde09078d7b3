import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { experimentLimits as limits, variantKeys } from '@yingzao/contract/studio'
import { Button, Form, Input, InputNumber } from 'antd'
import { PageSelect } from '../../ui/page-select'
import { wording } from './wording'

const words = wording.form
const missing = [{ required: true, whitespace: true, message: words.missing }]
const share = [
  { required: true, type: 'integer' as const, min: 1, max: limits.weight, message: words.shareForm },
]

interface VariantFieldsProps {
  isUneven: boolean
  /** Creates the page of a version, by its index, from the page under test. Undefined: there is none yet. */
  onCopy: ((at: number) => void) | undefined
}

/** The versions that visitors get, and the share of visitors for each. */
export function VariantFields({ isUneven, onCopy }: VariantFieldsProps) {
  return (
    <section className="ex-group">
      <h3>{words.variants}</h3>
      <p className="st-hint">{words.variantsHint}</p>
      <div className="ex-pair">
        <Form.Item name="nameOfA" label={words.variantName('A')} rules={missing}>
          <Input maxLength={limits.name} autoComplete="off" />
        </Form.Item>
        <Form.Item name="shareOfA" label={words.variantShare('A')} rules={share}>
          <InputNumber controls={false} maxLength={2} />
        </Form.Item>
      </div>
      <Form.List name="others">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <Other
                key={key}
                at={name}
                onCopy={onCopy && (() => onCopy(name))}
                onRemove={fields.length > 1 ? () => remove(name) : undefined}
              />
            ))}
            {fields.length < limits.variants - 1 && (
              <Button
                type="dashed"
                icon={<PlusOutlined aria-hidden="true" />}
                onClick={() => add({ name: '', page: undefined, share: null })}
              >
                {words.addVariant}
              </Button>
            )}
          </>
        )}
      </Form.List>
      {isUneven && (
        <p className="ex-uneven" role="alert">
          {words.total}
        </p>
      )}
    </section>
  )
}

interface OtherProps {
  at: number
  onCopy: (() => void) | undefined
  onRemove: (() => void) | undefined
}

function Other({ at, onCopy, onRemove }: OtherProps) {
  const letter = variantKeys[at + 1] ?? 'D'
  return (
    <div className="ex-other">
      <div className="ex-pair">
        <Form.Item name={[at, 'name']} label={words.variantName(letter)} rules={missing}>
          <Input maxLength={limits.name} autoComplete="off" />
        </Form.Item>
        <Form.Item name={[at, 'share']} label={words.variantShare(letter)} rules={share}>
          <InputNumber controls={false} maxLength={2} />
        </Form.Item>
      </div>
      <div className="ex-pair">
        <Form.Item
          name={[at, 'page']}
          label={words.variantPage(letter)}
          extra={
            onCopy && (
              <Button type="link" size="small" className="ex-copy" onClick={onCopy}>
                {words.copyFor(letter)}
              </Button>
            )
          }
          rules={[{ required: true, message: words.choose }]}
        >
          <PageSelect label={words.variantPage(letter)} />
        </Form.Item>
        {onRemove && (
          <Button
            className="ex-remove"
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={words.removeVariant(letter)}
            onClick={onRemove}
          />
        )}
      </div>
    </div>
  )
}

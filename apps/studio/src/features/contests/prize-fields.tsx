import { PlusOutlined } from '@ant-design/icons'
import { competitionConsoleLimits as limits } from '@yingzao/contract/studio'
import { Button, Form, Input, InputNumber } from 'antd'
import { AssetPicker } from '../assets'
import { type PrizeValues, prizeAfter } from './form-values'
import { money } from './money-rule'
import { wording } from './wording'

const words = wording.form
const rank = {
  required: true,
  type: 'integer' as const,
  min: 1,
  max: limits.rank,
  message: words.prizeRankForm,
}

/** The prizes of a contest, each for a range of ranks. */
export function PrizeFields({ isFixed }: { isFixed: boolean }) {
  const form = Form.useFormInstance()
  return (
    <Form.List name="prizes">
      {(fields, { add, remove }) => (
        <>
          {fields.length === 0 && <p className="st-hint">{words.noPrizes}</p>}
          {fields.map(({ key, name }) => (
            <Prize key={key} name={name} isFixed={isFixed} onRemove={() => remove(name)} />
          ))}
          {!isFixed && (
            <Button
              icon={<PlusOutlined aria-hidden="true" />}
              disabled={fields.length >= limits.prizes}
              onClick={() => add(prizeAfter((form.getFieldValue('prizes') ?? []) as PrizeValues[]))}
            >
              {words.addPrize}
            </Button>
          )}
        </>
      )}
    </Form.List>
  )
}

function Prize({ name, isFixed, onRemove }: { name: number; isFixed: boolean; onRemove: () => void }) {
  return (
    <fieldset className="ct-prize" disabled={isFixed}>
      <legend>{words.prizeNumber(name + 1)}</legend>
      <div className="ct-prize-line">
        <Form.Item name={[name, 'from']} label={words.prizeFrom} rules={[rank]}>
          <InputNumber controls={false} maxLength={5} disabled={isFixed} />
        </Form.Item>
        <Form.Item
          name={[name, 'until']}
          label={words.prizeUntil}
          dependencies={[['prizes', name, 'from']]}
          rules={[rank, notBefore(name)]}
        >
          <InputNumber controls={false} maxLength={5} disabled={isFixed} />
        </Form.Item>
        <Form.Item
          name={[name, 'value']}
          label={words.prizeValue}
          rules={[money([0, limits.prizeValue], words.prizeValueForm)]}
        >
          <Input inputMode="decimal" maxLength={9} autoComplete="off" disabled={isFixed} />
        </Form.Item>
      </div>
      <Form.Item
        name={[name, 'name']}
        label={words.prizeName}
        rules={[{ required: true, whitespace: true, message: words.missing }]}
      >
        <Input maxLength={limits.prize} autoComplete="off" disabled={isFixed} />
      </Form.Item>
      <Form.Item name={[name, 'image']} label={words.prizeImage}>
        <Picture isFixed={isFixed} />
      </Form.Item>
      {!isFixed && (
        <Button size="small" danger aria-label={words.removePrizeAt(name + 1)} onClick={onRemove}>
          {words.removePrize}
        </Button>
      )}
    </fieldset>
  )
}

interface PictureProps {
  isFixed: boolean
  value?: string
  onChange?: (url: string) => void
}

function Picture({ isFixed, value = '', onChange }: PictureProps) {
  if (isFixed)
    return value === '' ? (
      <span className="st-soft">{wording.detail.none}</span>
    ) : (
      <img className="ct-picture" src={value} alt="" />
    )
  return (
    <AssetPicker
      kind="image"
      label={words.prizeImage}
      value={value}
      onPick={({ url }) => onChange?.(url)}
      onClear={() => onChange?.('')}
    />
  )
}

function notBefore(name: number) {
  return ({ getFieldValue }: { getFieldValue: (path: (string | number)[]) => unknown }) => ({
    validator: async (_rule: unknown, until: number | null | undefined) => {
      const from = getFieldValue(['prizes', name, 'from'])
      if (typeof from === 'number' && typeof until === 'number' && until < from)
        throw new Error(words.prizeOrder)
    },
  })
}

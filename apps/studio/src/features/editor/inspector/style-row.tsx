import type { Path } from '@yingzao/editor-core'
import { Segmented, Select } from 'antd'
import { ColorInput } from '../fields/color-input'
import { FieldFrame } from '../fields/field-frame'
import { MIXED, useFieldTarget, useFieldValue, useWriteField } from '../fields/field-target'
import { useFieldFindings } from '../fields/use-field-findings'
import { wording as fieldWording } from '../fields/wording'
import type { StyleField } from './style-fields'
import { StyleInput } from './style-input'
import { StyleLooks } from './style-looks'
import { wording } from './wording'

const words = wording.look

/** One property of the style of the selected blocks. */
export function StyleRow({ style }: { style: StyleField }) {
  const path: Path = ['common', 'style', style.name]
  const { isDisabled } = useFieldTarget()
  const findings = useFieldFindings(path)
  const value = useFieldValue(path)
  const write = useWriteField(path)
  const title = words.properties[style.name] ?? style.name
  const isMixed = value === MIXED
  const shown = isMixed ? undefined : value
  const isReset = !isDisabled && value !== undefined
  return (
    <FieldFrame
      path={path}
      title={title}
      isInline={style.input !== 'looks'}
      findings={findings}
      onReset={isReset ? () => write(undefined) : undefined}
      resetTitle={fieldWording.clear}
    >
      {(parts) => {
        const shared = { ...parts, isMixed, isDisabled, onWrite: write }
        if (style.input === 'color') {
          return <ColorInput {...shared} value={shown} field={{ title, optional: true }} linkHosts={[]} />
        }
        if (style.input === 'looks')
          return <StyleLooks {...shared} title={title} style={style} value={shown} />
        if (style.input === 'choice')
          return <StyleChoice {...shared} title={title} style={style} value={shown} />
        return <StyleInput {...shared} style={style} value={shown} />
      }}
    </FieldFrame>
  )
}

interface StyleChoiceProps {
  id: string
  title: string
  style: StyleField
  value: unknown
  isMixed: boolean
  isDisabled: boolean
  describedBy: string | undefined
  onWrite(value: unknown): void
}

function StyleChoice({
  id,
  title,
  style,
  value,
  isMixed,
  isDisabled,
  describedBy,
  onWrite,
}: StyleChoiceProps) {
  const { values = [] } = style
  const options = values.map((option) => ({
    value: option,
    label: words.options[String(option)] ?? String(option),
  }))
  const shared = { id, disabled: isDisabled, 'aria-describedby': describedBy }
  // Other values (`bold`, `inherit`) are shown as they are.
  const strange =
    value !== undefined && !values.includes(value as string)
      ? [{ value: value as string, label: String(value) }]
      : []
  if (options.length < 4 && strange.length === 0) {
    return (
      <Segmented
        {...shared}
        block
        aria-label={title}
        options={options}
        value={(value ?? '') as string}
        onChange={(chosen) => onWrite(chosen)}
      />
    )
  }
  return (
    <Select
      {...shared}
      className="ed-wide"
      options={[...options, ...strange]}
      value={value as string | undefined}
      placeholder={isMixed ? fieldWording.mixed : words.auto}
      onChange={(chosen: unknown) => onWrite(chosen)}
    />
  )
}

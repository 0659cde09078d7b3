import type { Field } from '@yingzao/schema/server'
import type { ReactNode } from 'react'
import { AddressInput } from './address-input'
import { AnswerInput } from './answer-input'
import { AssetInput } from './asset-input'
import { ChoiceInput } from './choice-input'
import { ColorInput } from './color-input'
import { DateTimeInput } from './date-time-input'
import type { InputProps } from './field-props'
import { HtmlInput } from './html-input'
import { ItemIndexInput } from './item-index-input'
import { ItemKeyInput } from './item-key-input'
import { NumberInput } from './number-input'
import { SwitchInput } from './switch-input'
import { TextInput } from './text-input'

/** The input for one value, by its kind and by what its author declares. */
export function ScalarInput({ field, ...rest }: InputProps): ReactNode {
  switch (field.kind) {
    case 'boolean':
      return <SwitchInput field={field} {...rest} />
    case 'enum':
      return <ChoiceInput field={field} {...rest} />
    case 'number':
      if (field.indexOf !== undefined) return <ItemIndexInput field={field} {...rest} />
      if (field.control === 'datetime') return <DateTimeInput field={field} {...rest} />
      return <NumberInput field={field} {...rest} />
    case 'string':
      return stringInput({ field, ...rest })
    default:
      return null
  }
}

function stringInput(props: InputProps<Extract<Field, { kind: 'string' }>>): ReactNode {
  if (props.field.answerOf !== undefined) return <AnswerInput {...props} />
  if (props.field.keyOf !== undefined) return <ItemKeyInput {...props} />
  switch (props.field.control) {
    case 'link':
    case 'path':
      return <AddressInput {...props} />
    case 'image':
    case 'media':
      return <AssetInput {...props} />
    case 'color':
      return <ColorInput {...props} />
    case 'html':
      return <HtmlInput {...props} />
    default:
      return <TextInput {...props} />
  }
}

import { isRecord } from '@yingzao/schema/client'
import type { NumberField } from '@yingzao/schema/server'
import { Select } from 'antd'
import type { InputProps } from './field-props'
import { useFieldFact } from './field-target'
import { wording } from './wording'

/** A character that no title may contain. */
const BETWEEN = '\u0000'

/** Which item of the list beside it is meant, by its title. Documents count from 0, people do not. */
export function ItemIndexInput(props: InputProps<NumberField>) {
  const { id, field, path = [], value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const said = useFieldFact([...path.slice(0, -1), field.indexOf ?? ''], titlesIn)
  const titles =
    typeof said === 'string' ? said.split(BETWEEN).slice(0, said === '' ? 0 : undefined) : unnamed(field)
  const place = typeof value === 'number' ? value : 0
  // An index beyond the end means the last item.
  const shown = Math.min(place, Math.max(0, titles.length - 1))
  const options = titles.map((title, index) => ({
    value: index,
    label: title === '' ? wording.list.item(index + 1) : `${index + 1}. ${title}`,
  }))
  return (
    <Select
      id={id}
      className="ed-wide"
      options={options}
      value={(isMixed || options.length === 0 ? undefined : shown) as number}
      placeholder={isMixed ? wording.mixed : wording.list.none}
      disabled={isDisabled || options.length === 0}
      status={isInvalid ? 'error' : ''}
      aria-describedby={describedBy}
      onChange={(chosen: number) => onWrite(chosen)}
    />
  )
}

/** Several blocks have different lists: their items are then only numbered. */
function unnamed({ max = 0 }: NumberField): string[] {
  return Array<string>(max + 1).fill('')
}

/** As one text, which is compared cheaply at every key; which an empty list has none of. */
function titlesIn(list: unknown): string | undefined {
  if (!Array.isArray(list)) return undefined
  return list.map((item) => (isRecord(item) ? String(item.title ?? '') : '')).join(BETWEEN)
}

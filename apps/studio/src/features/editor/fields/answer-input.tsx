import type { TextField } from '@yingzao/schema/server'
import { Select } from 'antd'
import type { InputProps } from './field-props'
import { MIXED, useFieldValue } from './field-target'
import { TextInput } from './text-input'
import { useEarlierItems } from './use-earlier-items'
import { wording } from './wording'

/** The answer to an earlier item: one or several of its choices where it has some, otherwise a text. */
export function AnswerInput(props: InputProps<TextField>) {
  const { id, field, path = [], value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const beside = path.slice(0, -1)
  const named = useFieldValue([...beside, field.answerOf ?? ''])
  const isMany = useFieldValue([...beside, 'is']) === 'anyOf'
  const choices =
    useEarlierItems(path, field.keyOf).find(({ key }) => named !== MIXED && key === named)?.choices ?? []
  if (choices.length === 0) return <TextInput {...props} />
  const chosen = typeof value === 'string' && value !== '' && !isMixed ? value.split(',') : []
  return (
    <Select
      id={id}
      className="ed-wide"
      {...(isMany && { mode: 'multiple' as const })}
      options={choices.map(({ key, label }, index) => ({
        value: key,
        label: label || wording.list.item(index + 1),
      }))}
      value={(isMany ? chosen : chosen[0]) as string}
      placeholder={isMixed ? wording.mixed : wording.choose}
      disabled={isDisabled}
      status={isInvalid ? 'error' : ''}
      aria-describedby={describedBy}
      onChange={(next: string | string[]) => onWrite([next].flat().join(','))}
    />
  )
}

import { operationRoutes } from '@yingzao/contract/client'
import type { TextField } from '@yingzao/schema/server'
import { Select } from 'antd'
import type { InputProps } from './field-props'
import { wording } from './wording'

const words = wording.apis

/** What a tap may submit, by name: visitors' pages refuse every other call. */
const NAMES: Readonly<Record<string, string>> = { [operationRoutes.createOrder.path]: words.createOrder }

/** What is submitted. An unknown call is shown as it is, so that it can be corrected. */
export function ApiInput(props: InputProps<TextField>) {
  const { id, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const path = typeof value === 'string' && value !== '' ? value : undefined
  const strange = path !== undefined && !Object.hasOwn(NAMES, path)
  const options = [
    ...(strange ? [{ value: path, label: words.unknown(path) }] : []),
    ...Object.entries(NAMES).map(([known, label]) => ({ value: known, label })),
  ]
  return (
    <Select
      id={id}
      className="ed-wide"
      options={options}
      value={isMixed ? undefined : path}
      placeholder={isMixed ? wording.mixed : words.choose}
      disabled={isDisabled}
      allowClear
      status={isInvalid || strange ? 'error' : ''}
      aria-describedby={describedBy}
      onChange={(chosen: string | undefined) => onWrite(chosen)}
    />
  )
}

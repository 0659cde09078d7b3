import type { TextField } from '@yingzao/schema/server'
import { Select } from 'antd'
import { APP_PAGE_CALLS, APP_PAGE_NAMES, isAppPageName } from './app-page-names'
import type { InputProps } from './field-props'
import { wording } from './wording'

const words = wording.pageNames

/** Which page of the app opens. An unknown name is shown as it is, so that it can be corrected. */
export function PageNameInput(props: InputProps<TextField>) {
  const { id, value, isMixed, isDisabled, isInvalid, describedBy, onWrite } = props
  const name = typeof value === 'string' && value !== '' ? value : undefined
  const strange =
    name !== undefined && !isAppPageName(name) ? [{ value: name, label: words.unknown(name) }] : []
  const options = APP_PAGE_NAMES.map((option) => ({ value: option as string, label: words.titles[option] }))
  return (
    <>
      <Select
        id={id}
        className="ed-wide"
        options={[...strange, ...options]}
        value={isMixed ? undefined : name}
        placeholder={isMixed ? wording.mixed : words.choose}
        disabled={isDisabled}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        status={isInvalid || strange.length > 0 ? 'error' : ''}
        aria-describedby={describedBy}
        onChange={(chosen: string | undefined) => onWrite(chosen)}
      />
      {isAppPageName(name) && <p className="ed-field-fine">{callText(name)}</p>}
    </>
  )
}

function callText(name: (typeof APP_PAGE_NAMES)[number]): string {
  const { params, isParamNeeded } = APP_PAGE_CALLS[name]
  const [param] = params
  return param === undefined ? words.noParam : words.param(param, isParamNeeded === true)
}

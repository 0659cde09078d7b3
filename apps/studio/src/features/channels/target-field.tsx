import { fixedRoutes } from '@yingzao/contract/client'
import { AutoComplete, Radio } from 'antd'
import { PageSelect } from '../../ui/page-select'
import type { TargetValue } from './form-values'
import { wording } from './wording'

const words = wording.form

const PATHS = fixedRoutes.map(({ path }) => ({ value: path }))

interface TargetFieldProps {
  /** For the label of the form. */
  id?: string
  label: string
  /** Whether it may lead nowhere in particular. */
  mayBeNone?: boolean
  value?: TargetValue
  onChange?: (value: TargetValue) => void
}

const NONE: TargetValue = { kind: 'none', page: undefined, path: '' }

/** A page of the Studio, or one of the addresses that exist whatever is published. */
export function TargetField({ id, label, mayBeNone = false, value = NONE, onChange }: TargetFieldProps) {
  const change = (part: Partial<TargetValue>) => onChange?.({ ...value, ...part })
  const kinds = mayBeNone ? (['none', 'page', 'route'] as const) : (['page', 'route'] as const)
  return (
    <div className="ch-target">
      <Radio.Group
        aria-label={label}
        value={value.kind}
        onChange={({ target }) => change({ kind: target.value })}
        options={kinds.map((kind) => ({ value: kind, label: words.targets[kind] }))}
      />
      {value.kind === 'page' && (
        <PageSelect
          {...(id !== undefined && { id })}
          label={words.page}
          value={value.page}
          onChange={(page) => change({ page })}
        />
      )}
      {value.kind === 'route' && (
        <>
          <AutoComplete
            {...(id !== undefined && { id })}
            aria-label={words.route}
            placeholder="/course"
            value={value.path}
            options={PATHS}
            showSearch={{ filterOption: (typed, option) => String(option?.value).includes(typed) }}
            onChange={(path: string) => change({ path })}
          />
          <p className="st-hint">{words.routeHint}</p>
        </>
      )}
    </div>
  )
}

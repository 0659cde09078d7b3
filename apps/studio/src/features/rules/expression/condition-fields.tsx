import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { customerLevels, heldStates, type RuleCondition } from '@yingzao/contract/studio'
import { AutoComplete, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { studioQuery } from '../../../state/queries'
import type { useNames } from '../use-names'
import { wording } from '../wording'

const words = wording.fields

/** The most pages offered at once. */
const PAGES = 20

interface FieldsProps<Condition> {
  condition: Condition
  names: ReturnType<typeof useNames>
  onChange: (condition: RuleCondition) => void
}

/** The fields of a condition, by its kind. */
export function ConditionFields({ condition, ...rest }: FieldsProps<RuleCondition>) {
  if ('tag' in condition) return <TagFields condition={condition} {...rest} />
  if ('product' in condition) return <ProductFields condition={condition} {...rest} />
  if ('risk_level' in condition)
    return (
      <Select
        className="ru-wide"
        mode="multiple"
        aria-label={words.levels}
        placeholder={words.levels}
        value={condition.risk_level}
        options={customerLevels.map((value) => ({ value, label: `${value} ${wording.levelTitles[value]}` }))}
        onChange={(risk_level) => rest.onChange({ risk_level })}
      />
    )
  if ('member_of' in condition)
    return (
      <AutoComplete
        className="ru-wide"
        aria-label={words.group}
        placeholder={words.group}
        value={condition.member_of}
        options={rest.names.groups.map(({ group_id, name }) => ({
          value: group_id,
          label: `${name} ${group_id}`,
        }))}
        showSearch={{ filterOption: (typed, option) => String(option?.label).includes(typed) }}
        onChange={(group) => rest.onChange({ member_of: group.trim() })}
      />
    )
  if ('visited' in condition) return <VisitFields condition={condition} {...rest} />
  return <DaysFields condition={condition} {...rest} />
}

type TagCondition = Extract<RuleCondition, { tag: unknown }>

function TagFields({ condition, names, onChange }: FieldsProps<TagCondition>) {
  const known = names.tags.find(({ pd_code }) => pd_code === condition.tag)
  return (
    <>
      <AutoComplete
        className="ru-wide"
        aria-label={words.tag}
        placeholder={words.tag}
        value={condition.tag}
        options={names.tags.map(({ pd_code, name }) => ({
          value: pd_code,
          label: name === pd_code ? name : `${name} ${pd_code}`,
        }))}
        showSearch={{ filterOption: (typed, option) => String(option?.label).includes(typed) }}
        onChange={(tag) => onChange({ ...condition, tag: tag.trim() })}
      />
      {'in' in condition ? (
        <Select
          className="ru-wide"
          mode="tags"
          aria-label={words.values}
          placeholder={words.values}
          value={condition.in}
          options={(known?.values ?? []).map((value) => ({ value, label: value }))}
          onChange={(values) => onChange({ ...condition, in: values })}
        />
      ) : (
        <Between
          words={[words.atLeast, words.atMost]}
          span={condition}
          onChange={(span) => onChange({ tag: condition.tag, ...span })}
        />
      )}
    </>
  )
}

type ProductCondition = Extract<RuleCondition, { product: unknown }>

function ProductFields({ condition, names, onChange }: FieldsProps<ProductCondition>) {
  return (
    <>
      <Select
        className="ru-wide"
        aria-label={words.product}
        value={condition.product}
        options={[
          { value: 'any' as const, label: words.anyProduct },
          ...names.products.map(({ shop_product_id, name }) => ({ value: shop_product_id, label: name })),
        ]}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(product: number | 'any') => onChange({ ...condition, product })}
      />
      <Select
        aria-label={words.held}
        value={condition.held}
        options={heldStates.map((value) => ({ value, label: wording.held[value] }))}
        onChange={(held) => onChange({ ...condition, held })}
      />
    </>
  )
}

type VisitCondition = Extract<RuleCondition, { visited: unknown }>

function VisitFields({ condition: { visited }, onChange }: FieldsProps<VisitCondition>) {
  const [typed, setTyped] = useState('')
  const { data } = useQuery({
    ...studioQuery('pageList', { ...(typed !== '' && { q: typed }), limit: PAGES }),
    placeholderData: keepPreviousData,
  })
  const pages = data?.list ?? []
  const change = (part: Partial<typeof visited>) => onChange({ visited: { ...visited, ...part } })
  return (
    <>
      <Select
        className="ru-wide"
        aria-label={words.page}
        placeholder={words.page}
        value={visited.page ?? null}
        options={pages.map(({ code, title }) => ({ value: code, label: `${title} ${code}` }))}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        allowClear
        onChange={(page: string | undefined) => change({ page })}
      />
      <Whole label={words.days} value={visited.days} onChange={(days) => change({ days: days ?? 0 })} />
      <Whole label={words.times} value={visited.times} onChange={(times) => change({ times: times ?? 0 })} />
      <Whole label={words.seconds} value={visited.seconds} onChange={(seconds) => change({ seconds })} />
      <span className="st-soft">{words.visitsKept}</span>
    </>
  )
}

type DaysKind = 'registered_days' | 'paid_days' | 'tested_days' | 'visited_days' | 'lead_days'
type DaysCondition = Exclude<
  RuleCondition,
  TagCondition | ProductCondition | VisitCondition | { risk_level: unknown } | { member_of: unknown }
>

function DaysFields({ condition, onChange }: FieldsProps<DaysCondition>) {
  const [[kind, span]] = Object.entries(condition) as [[DaysKind, Span]]
  return (
    <>
      <Between
        words={[words.daysAtLeast, words.daysAtMost]}
        span={span}
        onChange={(changed) => onChange({ [kind]: changed } as unknown as RuleCondition)}
      />
      {kind === 'visited_days' && <span className="st-soft">{words.visitsKept}</span>}
    </>
  )
}

interface Span {
  at_least?: number | undefined
  at_most?: number | undefined
}

function Between({
  words: [least, most],
  span: { at_least, at_most },
  onChange,
}: {
  words: readonly [least: string, most: string]
  span: Span
  onChange: (span: Span) => void
}) {
  const change = (name: keyof Span) => (value: number | undefined) => {
    const { [name]: _, ...rest } = { at_least, at_most }
    const kept = Object.fromEntries(Object.entries(rest).filter(([, one]) => one !== undefined))
    onChange(value === undefined ? kept : { ...kept, [name]: value })
  }
  return (
    <>
      <Whole label={least} value={at_least} onChange={change('at_least')} />
      <Whole label={most} value={at_most} onChange={change('at_most')} />
    </>
  )
}

function Whole({
  label,
  value,
  onChange,
}: {
  label: string
  value: number | undefined
  onChange: (value: number | undefined) => void
}) {
  return (
    <InputNumber
      className="ru-wide"
      prefix={label}
      aria-label={label}
      controls={false}
      value={value ?? null}
      onChange={(typed) => onChange(typed ?? undefined)}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { feedLockKinds, feedConsoleLimits as limits } from '@yingzao/contract/studio'
import { Form, Input, Select } from 'antd'
import type { ReactNode } from 'react'
import { studioQuery } from '../../state/queries'
import { wording } from './wording'

const words = wording.settings

const chosen = [
  { required: true, type: 'array' as const, min: 1, message: words.choose },
  { type: 'array' as const, max: limits.locks, message: words.tooMany(limits.locks) },
]
const anAddress = [{ pattern: /^\s*(?:https:\/\/|\/(?!\/))\S*\s*$/, message: words.urlForm }]

export interface LockValues {
  lock_kind: (typeof feedLockKinds)[number]
  products: string[]
  rules: string[]
  lock_url: string
}

/** Who sees the rows beyond the free ones; products and rules are chosen by name. `children`: how many are free. */
export function LockFields({ children }: { children: ReactNode }) {
  const kind: LockValues['lock_kind'] | undefined = Form.useWatch('lock_kind')
  return (
    <>
      <Form.Item name="lock_kind" label={words.lock}>
        <Select options={feedLockKinds.map((value) => ({ value, label: words.locks[value] }))} />
      </Form.Item>
      {kind === 'buy' && <Products />}
      {kind === 'rule' && <Rules />}
      {kind !== 'free' && (
        <>
          {children}
          <Form.Item name="lock_url" label={words.url} extra={words.urlHint} rules={anAddress}>
            <Input maxLength={limits.address} autoComplete="off" spellCheck={false} />
          </Form.Item>
        </>
      )}
    </>
  )
}

function Products() {
  const { data, isPending } = useQuery(studioQuery('productList', { limit: 100 }))
  const options = (data?.list ?? []).map(({ shop_product_id, name }) => ({
    value: String(shop_product_id),
    label: words.named(name, String(shop_product_id)),
  }))
  return (
    <Form.Item name="products" label={words.products} extra={words.anyOf} rules={chosen}>
      <Select mode="multiple" optionFilterProp="label" loading={isPending} options={options} />
    </Form.Item>
  )
}

function Rules() {
  const { data, isPending } = useQuery(studioQuery('ruleNames', {}))
  const options = (data?.list ?? []).map(({ rule_id, name }) => ({
    value: rule_id,
    label: words.named(name, rule_id),
  }))
  return (
    <Form.Item name="rules" label={words.rules} extra={words.anyOf} rules={chosen}>
      <Select mode="multiple" optionFilterProp="label" loading={isPending} options={options} />
    </Form.Item>
  )
}

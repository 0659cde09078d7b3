import { useQuery } from '@tanstack/react-query'
import { type VideoLockKind, videoLimits, videoLockKinds } from '@yingzao/contract/studio'
import { Form, Input, Radio, Select } from 'antd'
import { studioQuery } from '../../../state/queries'
import { wording as videoWording } from '../wording'
import { wording } from './wording'

const ids = [
  {
    required: true,
    type: 'array' as const,
    min: 1,
    max: videoLimits.locks,
    message: wording.idsForm(videoLimits.locks),
  },
]
const anAddress = [{ pattern: /^\s*(?:https?:\/\/|\/(?!\/))\S*\s*$/, message: wording.urlForm }]

/** For whom a lesson is locked, and where it is unlocked. */
export function LockFields() {
  const kind: VideoLockKind = Form.useWatch('lockKind') ?? 'free'
  return (
    <>
      <Form.Item name="lockKind" label={wording.lock} extra={wording.lockHints[kind]}>
        <Radio.Group options={videoLockKinds.map((value) => ({ value, label: videoWording.locks[value] }))} />
      </Form.Item>
      {kind === 'buy' && (
        <Form.Item name="products" label={wording.products} rules={ids}>
          <Products />
        </Form.Item>
      )}
      {kind === 'rule' && (
        <Form.Item name="rules" label={wording.rules} rules={ids}>
          <Rules />
        </Form.Item>
      )}
      {(kind === 'buy' || kind === 'rule') && (
        <Form.Item name="lockUrl" label={wording.url} extra={wording.urlHint} rules={anAddress}>
          <Input maxLength={videoLimits.address} autoComplete="off" spellCheck={false} />
        </Form.Item>
      )}
    </>
  )
}

interface Chosen {
  id?: string
  value?: string[]
  onChange?: (ids: string[]) => void
}

function Products(chosen: Chosen) {
  const { data, isPending } = useQuery(studioQuery('productList', { limit: 100 }))
  return (
    <Several
      {...chosen}
      isPending={isPending}
      options={(data?.list ?? []).map(({ shop_product_id, name }) => [String(shop_product_id), name])}
    />
  )
}

function Rules(chosen: Chosen) {
  const { data, isPending } = useQuery(studioQuery('ruleNames', {}))
  return (
    <Several
      {...chosen}
      isPending={isPending}
      options={(data?.list ?? []).map(({ rule_id, name }) => [rule_id, name])}
    />
  )
}

interface SeveralProps extends Chosen {
  isPending: boolean
  options: readonly (readonly [id: string, name: string])[]
}

function Several({ id, value = [], onChange, isPending, options }: SeveralProps) {
  return (
    <Select<string[]>
      {...(id !== undefined && { id })}
      mode="multiple"
      maxCount={videoLimits.locks}
      showSearch={{ optionFilterProp: 'label' }}
      loading={isPending}
      value={value}
      onChange={(ids) => onChange?.(ids)}
      options={options.map(([value, name]) => ({ value, label: wording.nameWithId(name, value) }))}
    />
  )
}

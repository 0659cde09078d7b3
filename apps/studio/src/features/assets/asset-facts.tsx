import { studioOperations } from '@yingzao/contract/studio'
import { App, Button, Form, Input } from 'antd'
import { dateTimeText } from '../../state/date-time-text'
import { useStudioCall } from '../../state/queries'
import { mayCall } from '../../state/session'
import { bytesText } from '../../ui/bytes-text'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { sizeText, typeText } from './asset-words'
import type { AssetRow } from './use-assets'
import { wording } from './wording'

const words = wording.detail

/** What an asset is, and what it is called. */
export function AssetFacts({ asset }: { asset: AssetRow }) {
  const mayChange = mayCall(useMember(), studioOperations.assetChange)
  return (
    <>
      {mayChange && <NameForm key={asset.name} asset={asset} />}
      <dl className="st-facts">
        <dt>{words.type}</dt>
        <dd>{typeText(asset.type)}</dd>
        <dt>{words.size}</dt>
        <dd>{sizeText(asset)}</dd>
        <dt>{words.bytes}</dt>
        <dd>{bytesText(asset.bytes)}</dd>
        <dt>{words.created}</dt>
        <dd>{dateTimeText(asset.created_at)}</dd>
        <dt>{words.by}</dt>
        <dd>{asset.created_by ?? words.byPage}</dd>
        <dt>{words.address}</dt>
        <dd>
          <a className="st-asset-address" href={asset.url} target="_blank" rel="noreferrer">
            {asset.url}
          </a>
        </dd>
      </dl>
    </>
  )
}

function NameForm({ asset: { hash, name } }: { asset: AssetRow }) {
  const { message } = App.useApp()
  const [form] = Form.useForm<{ name: string }>()
  const typed = Form.useWatch('name', form)
  const change = useStudioCall('assetChange', { changes: ['assetList', 'assetDetail'] })
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ name }}
      onFinish={(chosen) =>
        change.mutate(
          { hash, name: chosen.name },
          {
            onSuccess: () => void message.success(words.saved),
            onError: (problem) => void message.error(problemText(problem)),
          },
        )
      }
    >
      <Form.Item label={words.name} className="st-asset-name">
        <div>
          <Form.Item
            name="name"
            noStyle
            rules={[{ required: true, whitespace: true, message: words.nameMissing }]}
          >
            <Input maxLength={120} aria-label={words.name} autoComplete="off" />
          </Form.Item>
          <Button
            htmlType="submit"
            loading={change.isPending}
            disabled={typed === undefined || typed.trim() === name}
          >
            {words.rename}
          </Button>
        </div>
      </Form.Item>
    </Form>
  )
}

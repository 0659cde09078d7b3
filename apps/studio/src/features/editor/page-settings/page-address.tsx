import { CopyOutlined } from '@ant-design/icons'
import { App, Button, Input, Space } from 'antd'
import { copyText } from '../../../state/copy-text'
import { FieldFrame } from '../fields/field-frame'
import { useSession } from '../session/session-context'
import { wording } from './wording'

/** Where visitors find the page once it is published. */
export function PageAddress() {
  const { code, publicOrigin } = useSession()
  const { message } = App.useApp()
  const url = `${publicOrigin}/h5-page/h5/${code}`

  async function copy(): Promise<void> {
    if (await copyText(url)) void message.success(wording.copied)
    else void message.warning(wording.notCopied)
  }

  return (
    <FieldFrame path={['code']} title={wording.url} help={wording.urlHelp} findings={[]}>
      {({ id, describedBy }) => (
        <Space.Compact block>
          <Input id={id} readOnly value={url} aria-describedby={describedBy} />
          <Button
            icon={<CopyOutlined />}
            aria-label={wording.copy}
            title={wording.copy}
            onClick={() => void copy()}
          />
        </Space.Compact>
      )}
    </FieldFrame>
  )
}

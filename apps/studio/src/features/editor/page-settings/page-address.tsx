import { CopyOutlined } from '@ant-design/icons'
import { App, Button, Input, Space } from 'antd'
import { copyText } from '../../../state/copy-text'
import { wording } from '../../../wording'
import { FieldFrame } from '../fields/field-frame'
import { useSession } from '../session/session-context'

const words = wording.pageSettings

/** Where visitors find the page once it is published. */
export function PageAddress() {
  const { code, publicOrigin } = useSession()
  const { message } = App.useApp()
  const url = `${publicOrigin}/h5-page/h5/${code}`

  async function copy(): Promise<void> {
    if (await copyText(url)) void message.success(words.copied)
    else void message.warning(words.notCopied)
  }

  return (
    <FieldFrame path={['code']} title={words.url} help={words.urlHelp} findings={[]}>
      {({ id, describedBy }) => (
        <Space.Compact block>
          <Input id={id} readOnly value={url} aria-describedby={describedBy} />
          <Button
            icon={<CopyOutlined />}
            aria-label={words.copy}
            title={words.copy}
            onClick={() => void copy()}
          />
        </Space.Compact>
      )}
    </FieldFrame>
  )
}

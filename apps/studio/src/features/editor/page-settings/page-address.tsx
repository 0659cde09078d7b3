import { CopyOutlined } from '@ant-design/icons'
import { Button, Input, Space } from 'antd'
import { useCopy } from '../../../ui/use-copy'
import { FieldFrame } from '../fields/field-frame'
import { useSession } from '../session/session-context'
import { wording } from './wording'

/** Where visitors find the page once it is published. */
export function PageAddress() {
  const { code, publicOrigin } = useSession()
  const copy = useCopy(wording)
  const url = `${publicOrigin}/h5-page/h5/${code}`

  return (
    <FieldFrame path={['code']} title={wording.url} help={wording.urlHelp} findings={[]}>
      {({ id, describedBy }) => (
        <Space.Compact block>
          <Input id={id} readOnly value={url} aria-describedby={describedBy} />
          <Button
            icon={<CopyOutlined />}
            aria-label={wording.copy}
            title={wording.copy}
            onClick={() => void copy(url)}
          />
        </Space.Compact>
      )}
    </FieldFrame>
  )
}

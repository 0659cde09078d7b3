import { EyeOutlined, HistoryOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useNavigate } from 'react-router'
import { wording } from '../../../wording'
import { useCommandHandler } from '../keyboard/use-command-handler'
import { useSession } from '../session/session-context'
import { useOpenPreview } from './use-open-preview'

const words = wording.topBar

/** The versions of the page, and how it looks to its visitors. */
export function PageLinks() {
  const { code } = useSession()
  const navigate = useNavigate()
  const openPreview = useOpenPreview()
  useCommandHandler('preview', () => void openPreview())
  return (
    <>
      <Tooltip title={words.versions}>
        <Button
          type="text"
          icon={<HistoryOutlined aria-hidden="true" />}
          aria-label={words.versions}
          onClick={() => void navigate(`/pages/${code}/versions`)}
        />
      </Tooltip>
      <Button icon={<EyeOutlined aria-hidden="true" />} onClick={() => void openPreview()}>
        {words.preview}
      </Button>
    </>
  )
}

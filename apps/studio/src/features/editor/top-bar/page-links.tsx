import { BarChartOutlined, EyeOutlined, HistoryOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { useNavigate } from 'react-router'
import { useCommandHandler } from '../commands/use-command-handler'
import { useSession } from '../session/session-context'
import { useOpenPreview } from './use-open-preview'
import { wording } from './wording'

/** The page's report, its versions, and how it looks to visitors. */
export function PageLinks() {
  const { code } = useSession()
  const navigate = useNavigate()
  const openPreview = useOpenPreview()
  useCommandHandler('preview', () => void openPreview())
  return (
    <>
      <Tooltip title={wording.report}>
        <Button
          type="text"
          icon={<BarChartOutlined aria-hidden="true" />}
          aria-label={wording.report}
          onClick={() => void navigate(`/reports/pages/${code}`)}
        />
      </Tooltip>
      <Tooltip title={wording.versions}>
        <Button
          type="text"
          icon={<HistoryOutlined aria-hidden="true" />}
          aria-label={wording.versions}
          onClick={() => void navigate(`/pages/${code}/versions`)}
        />
      </Tooltip>
      <Button icon={<EyeOutlined aria-hidden="true" />} onClick={() => void openPreview()}>
        {wording.preview}
      </Button>
    </>
  )
}

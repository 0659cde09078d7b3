import './top-bar.css'
import { ArrowLeftOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { Link } from 'react-router'
import { WidthSwitch } from '../canvas/width-switch'
import { SaveMark } from '../saving/save-mark'
import { HelpMenu } from './help-menu'
import { MoreMenu } from './more-menu'
import { PageLinks } from './page-links'
import { PageStatus } from './page-status'
import { PresentMembers } from './presence/present-members'
import { PublishButton } from './publish-button'
import { TitleField } from './title-field'
import { UndoButtons } from './undo-buttons'
import { wording } from './wording'

/** Above the editor: the page's title and save state, how it is viewed, and publishing. */
export function TopBar() {
  return (
    <header className="ed-bar">
      <div className="ed-bar-page">
        <Tooltip title={wording.back} placement="bottomLeft">
          <Link className="ed-bar-back" to="/pages" aria-label={wording.back}>
            <ArrowLeftOutlined aria-hidden="true" />
          </Link>
        </Tooltip>
        <TitleField />
        <PageStatus />
        <SaveMark />
        <PresentMembers />
      </div>
      <div className="ed-bar-view">
        <UndoButtons />
        <WidthSwitch />
      </div>
      <div className="ed-bar-acts">
        <HelpMenu />
        <MoreMenu />
        <PageLinks />
        <PublishButton />
      </div>
    </header>
  )
}

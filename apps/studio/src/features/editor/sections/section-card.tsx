import { LinkOutlined, MoreOutlined } from '@ant-design/icons'
import { Dropdown, type MenuProps, Spin } from 'antd'
import type { PointerEvent } from 'react'
import { dateTimeText } from '../../../state/date-time-text'
import type { ShownSection } from './find-sections'
import { SectionMiniature } from './section-miniature'
import { wording } from './wording'

interface SectionCardProps {
  section: ShownSection
  /** Its look in the theme of the page. */
  look: string
  isBusy: boolean
  isReadOnly: boolean
  onInsert: () => void
  /** Inserts one of the company's own so that it changes with it. Undefined: it cannot be. */
  onLink?: (() => void) | undefined
  onPress: (event: PointerEvent) => void
  /** What can be done with one of the company's own. */
  menu?: MenuProps | undefined
}

/** A section: press it to insert it, or drag it to its place. */
export function SectionCard(props: SectionCardProps) {
  const { section, look, isBusy, isReadOnly, onInsert, onLink, onPress, menu } = props
  const { title, own } = section
  return (
    <li className="ed-section-card" aria-busy={isBusy}>
      <button
        type="button"
        className="ed-section-main"
        disabled={isReadOnly || isBusy}
        title={wording.hint}
        aria-label={wording.insert(title)}
        onPointerDown={onPress}
        onClick={onInsert}
      >
        <SectionMiniature look={look} title={title} />
        <span className="ed-section-title">{title}</span>
        {own && (
          <span className="ed-section-by">{wording.by(own.updated_by, dateTimeText(own.updated_at))}</span>
        )}
        {own && own.pages > 0 && <span className="ed-section-by">{wording.pages(own.pages)}</span>}
      </button>
      {own && !isReadOnly && (
        <div className="ed-section-ways">
          <button type="button" disabled={isBusy} title={wording.copyHint} onClick={onInsert}>
            {wording.asCopy}
          </button>
          <button
            type="button"
            disabled={isBusy || !onLink}
            title={onLink ? wording.linkHint : wording.notLinkable}
            onClick={onLink}
          >
            <LinkOutlined aria-hidden="true" /> {wording.asLink}
          </button>
        </div>
      )}
      {isBusy && (
        <span className="ed-section-busy" role="status">
          <Spin size="small" /> {wording.inserting}
        </span>
      )}
      {menu && (
        <Dropdown trigger={['click']} placement="bottomRight" menu={menu} disabled={isReadOnly}>
          <button
            type="button"
            className="ed-section-more"
            disabled={isReadOnly}
            aria-label={wording.menu(title)}
          >
            <MoreOutlined aria-hidden="true" />
          </button>
        </Dropdown>
      )}
    </li>
  )
}

import './icon.css'
import { defineView, Picture, units, type ViewProps } from '@yingzao/renderer'
import type { CSSProperties } from 'react'
import { Tap } from '../tap/tap'
import { ICON_PATHS, ICON_TITLES } from './icon-paths'
import type { IconProps } from './props'

function Icon({ id, props, common }: ViewProps<IconProps>) {
  const { url, icon, text, size } = props
  if (url === '' && icon === undefined && text === '') return null
  const style = { '--yz-icon-size': units(size) } as CSSProperties
  const content = (
    <>
      <Sign id={id} props={props} />
      {text && <span className="yz-icon__text">{text}</span>}
    </>
  )
  return (
    <div className="yz-icon-row" style={style}>
      {common.action ? (
        <Tap common={common} className="yz-icon yz-icon--tap" label={text ? undefined : nameOf(props)}>
          {content}
        </Tap>
      ) : (
        <span className="yz-icon">{content}</span>
      )}
    </div>
  )
}

/** The picture in a box of fixed size. Beside its text it is decoration. */
function Sign({ id, props }: { id: string; props: IconProps }) {
  const { url, icon, text, size } = props
  const alt = text ? '' : props.alt
  if (url) {
    return (
      <Picture
        className="yz-icon__box"
        url={url}
        alt={alt}
        blockId={id}
        sizes={`${Math.ceil(size / 7.5)}vw`}
        width={size}
        height={size}
      />
    )
  }
  if (!icon) return null
  const line = <path d={ICON_PATHS[icon]} />
  return alt ? (
    <svg className="yz-icon__box" viewBox="0 0 24 24" role="img" aria-label={alt}>
      {line}
    </svg>
  ) : (
    <svg className="yz-icon__box" viewBox="0 0 24 24" aria-hidden="true">
      {line}
    </svg>
  )
}

/** What can be tapped has a name, even where its author forgot one. */
function nameOf({ alt, icon }: IconProps): string {
  return alt || (icon ? ICON_TITLES[icon] : '查看详情')
}

export const icon = defineView<IconProps>({ name: 'icon', view: Icon })

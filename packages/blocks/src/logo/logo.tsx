import './logo.css'
import { defineView, Picture, usePageFacts, type ViewProps } from '@yingzao/renderer'
import type { LogoProps } from './props'

function Logo({ id, props }: ViewProps<LogoProps>) {
  const { company } = usePageFacts().site
  const mark =
    props.url === '' ? (
      <strong>{company}</strong>
    ) : (
      <Picture
        url={props.url}
        alt={props.alt || company}
        blockId={id}
        sizes="32vw"
        width={props.width}
        height={props.height}
      />
    )
  return <div className="yz-logo">{props.link ? <a href={props.link}>{mark}</a> : mark}</div>
}

export const logo = defineView<LogoProps>({ name: 'logo', view: Logo })

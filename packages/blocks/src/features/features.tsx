import './features.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { BlockTitle } from '../block-title/block-title'
import { LineIcon } from '../line-icon/line-icon'
import type { FeaturesProps } from './props'

type Feature = FeaturesProps['list'][number]
type Look = FeaturesProps['look']

function Features({ id, props: { title, look, list } }: ViewProps<FeaturesProps>) {
  if (list.length === 0) return null
  return (
    <div className={`yz-features yz-features--${look}`}>
      <BlockTitle text={title} />
      <ul
        className="yz-features__list"
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no marks.
        role="list"
        tabIndex={look === 'scroll' ? 0 : undefined}
      >
        {list.map((feature, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: features have no id, and two may say the same.
          <li key={index} className="yz-features__feature">
            <Sign feature={feature} look={look} blockId={id} />
            <Words feature={feature} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Words({ feature: { name, text } }: { feature: Feature }) {
  return (
    <div className="yz-features__words">
      <h3 className="yz-features__name">{name || '亮点'}</h3>
      {text && <p className="yz-features__text">{text}</p>}
    </div>
  )
}

function Icon({ feature: { icon } }: { feature: Feature }) {
  return (
    <span className="yz-features__icon">
      <LineIcon name={icon} />
    </span>
  )
}

/** Decoration beside the words: a picture where the look shows them and there is one, else the icon. */
function Sign({ feature, look, blockId }: { feature: Feature; look: Look; blockId: string }) {
  const picture = feature.image && <Picture url={feature.image} alt="" blockId={blockId} sizes="75vw" />
  const isShown = look === 'pictures' || (look === 'scroll' && picture)
  const icon = <Icon feature={feature} />
  return isShown ? <div className="yz-features__picture">{picture || icon}</div> : icon
}

export const features = defineView<FeaturesProps>({ name: 'features', view: Features })

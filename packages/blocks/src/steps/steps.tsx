import './steps.css'
import { defineView, Picture, type ViewProps } from '@yingzao/renderer'
import { BlockTitle } from '../block-title/block-title'
import type { StepsProps } from './props'

type Step = StepsProps['list'][number]

/** The style sheet counts the steps: their numbers belong to the look. */
function Steps({ id, props: { title, look, list } }: ViewProps<StepsProps>) {
  if (list.length === 0) return null
  return (
    <div className={`yz-steps yz-steps--${look}`}>
      <BlockTitle text={title} />
      <ol
        className={`yz-steps__list yz-steps__list--${list.length}`}
        // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no numbers of its own.
        role="list"
        tabIndex={look === 'cards' ? 0 : undefined}
      >
        {list.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no id, and two may say the same.
          <li key={index} className="yz-steps__step">
            {look === 'cards' && step.image && <StepPicture url={step.image} blockId={id} />}
            <Words step={step} />
          </li>
        ))}
      </ol>
    </div>
  )
}

function Words({ step: { name, text } }: { step: Step }) {
  return (
    <div className="yz-steps__words">
      <h3 className="yz-steps__name">{name || '步骤'}</h3>
      {text && <p className="yz-steps__text">{text}</p>}
    </div>
  )
}

/** Decoration: the words beside it say what is to be done. */
function StepPicture({ url, blockId }: { url: string; blockId: string }) {
  return (
    <div className="yz-steps__picture">
      <Picture url={url} alt="" blockId={blockId} sizes="70vw" />
    </div>
  )
}

export const steps = defineView<StepsProps>({ name: 'steps', view: Steps })

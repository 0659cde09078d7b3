import { PageFactsProvider, Picture, usePageFacts } from '@yingzao/renderer'
import { ACTION_TYPES, type Action } from '@yingzao/schema/client'
import { Tap } from '../tap/tap'
import type { OutcomeStepProps } from './lead'
import { callbackClauses } from './outcome'
import { PopupPanel } from './popup-panel'
import type { LeadFormProps } from './props'

type After = LeadFormProps['after']

/** What the marketer lets follow a lead: words, a picture, the download and the call back, and where to go next. */
export function OutcomeStep({ id, title, after, lead }: OutcomeStepProps) {
  const facts = usePageFacts()
  const { outcome } = lead.state
  if (!outcome) return null
  const { text, image, image_tip, callback } = after
  const buttons = after.buttons.filter((button) => button.text !== '')
  const hasDownload = after.download && lead.parts?.calls.offersDownload && outcome.downloadUrl !== ''
  return (
    <PopupPanel title={title} isDone>
      {text && <p className="yz-lead__text yz-lead__words">{text}</p>}
      {image && (
        <figure className="yz-lead__figure">
          {/* Nobody waits for images that come after the page has. */}
          <PageFactsProvider value={{ ...facts, drawsAllImages: true }}>
            <Picture url={image} alt={image_tip} blockId={id} sizes="72vw" />
          </PageFactsProvider>
          {image_tip && <figcaption aria-hidden="true">{image_tip}</figcaption>}
        </figure>
      )}
      {callback && (
        <p className="yz-lead__text">
          {callbackClauses(outcome).map((clause) => (
            <span key={clause}>{clause}</span>
          ))}
        </p>
      )}
      {hasDownload && (
        <button className="yz-submit yz-lead__button" type="button" onClick={lead.download}>
          立即下载
        </button>
      )}
      {buttons.map((button, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a button is its place.
        <NextButton key={index} button={button} isMain={!hasDownload && index === 0} />
      ))}
      {!hasDownload && buttons.length === 0 && (
        <button className="yz-submit yz-lead__button" type="button" data-close="">
          我知道了
        </button>
      )}
    </PopupPanel>
  )
}

/**
 * Where to go next. A place on this page is behind the popup, which closes for it, as it does for a button without an
 * action.
 */
function NextButton({ button, isMain }: { button: After['buttons'][number]; isMain: boolean }) {
  const { text, action } = button
  const isHere = !action || (action.type === ACTION_TYPES.link && action.atext?.startsWith('#'))
  return (
    <div data-close={isHere ? '' : undefined}>
      <Tap
        common={action ? { action: action as Action } : {}}
        className={isMain ? 'yz-submit yz-lead__button' : 'yz-lead__next'}
      >
        {text}
      </Tap>
    </div>
  )
}

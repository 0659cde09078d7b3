import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import { MyEnrolment } from './my-enrolment'
import type { Talk } from './tour'
import type { useActs } from './use-tour'

/** What the sheet holds: the form for a talk, also to stand in line for it, or the visitor's own enrolment. */
export interface SheetContent {
  talk: Talk
  does: 'enrol' | 'queue' | 'ticket'
}

interface TourSheetProps {
  id: string
  content: SheetContent | undefined
  acts: ReturnType<typeof useActs>
  renew: () => void
}

const TITLES = { enrol: '讲座报名', queue: '排队候补', ticket: '我的报名' } as const

/** What opens over the page. */
export function TourSheet({ id, content, acts, renew }: TourSheetProps) {
  const title = TITLES[content?.does ?? 'enrol']
  return (
    <Dialog popupId={`${id}--tour`} label={title} closesOnMask>
      <Panel className="yz-tour__sheet" look="sheet">
        <CloseIcon />
        <p className="yz-tour__sheet-title">{title}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too. */}
        <div className="yz-tour__content" tabIndex={0}>
          {content?.does === 'ticket' && (
            <MyEnrolment id={id} speech_id={content.talk.speech_id} acts={acts} onChanged={renew} />
          )}
        </div>
      </Panel>
    </Dialog>
  )
}

import { Later } from '../answers/later'
import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import { Badge } from './feed-parts'
import { DETAILS, type Kind } from './kinds'

const SIDES = { buy: '买入席位', sell: '卖出席位' } as const

interface FeedDialogProps {
  id: string
  kind: Kind
  isSimulated: boolean
}

/** Opens when a row is tapped. live.ts fills it. */
export function FeedDialog({ id, kind, isSimulated }: FeedDialogProps) {
  const details = DETAILS[kind]
  if (!details) return null
  return (
    <>
      <Dialog popupId={`${id}--row`} label="详情" closesOnMask>
        <Panel className="yz-feed__panel" look="sheet">
          <CloseIcon />
          <p className="yz-feed__panel-title">
            <span data-name="" />
            <Badge isShown={isSimulated} />
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrolled by keys too. */}
          <div className="yz-feed__content" tabIndex={0}>
            <dl className="yz-feed__facts">
              {details.map(({ key, title }) => (
                <div key={key}>
                  <dt>{title}</dt>
                  <dd data-key={key} />
                </div>
              ))}
            </dl>
            {kind === 'lhb' && <Seats side="buy" />}
            {kind === 'lhb' && <Seats side="sell" />}
            {kind === 'jgdy' && (
              <button className="yz-tap yz-feed__notice-link" type="button" data-does="notice">
                查看公告原文
              </button>
            )}
          </div>
        </Panel>
      </Dialog>
      {kind === 'lhb' && (
        <Later name="seat">
          <table>
            <tbody>
              <tr>
                <th scope="row" />
                <td />
                <td />
              </tr>
            </tbody>
          </table>
        </Later>
      )}
    </>
  )
}

function Seats({ side }: { side: keyof typeof SIDES }) {
  return (
    <table className="yz-feed__seats">
      <caption>{SIDES[side]}</caption>
      <thead>
        <tr>
          <th scope="col">席位</th>
          <th scope="col">买入(元)</th>
          <th scope="col">卖出(元)</th>
        </tr>
      </thead>
      <tbody data-side={side} />
    </table>
  )
}

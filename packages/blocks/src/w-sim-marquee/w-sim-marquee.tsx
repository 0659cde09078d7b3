import './w-sim-marquee.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { contestOf } from '../simulate/whose'
import type { WSimMarqueeProps } from './props'
import { Strip } from './strip'
import { tradesOf } from './trades'

const BLANK = [{ id: '', text: '', player_id: '' }]

/** Its space is kept until the trades are there; if there are none, nothing remains of it. */
function WSimMarquee({ props: { competition_id } }: ViewProps<WSimMarqueeProps>) {
  const { answer } = useAnswer('simulateMarquee', contestOf(useHost(), competition_id))
  const trades = tradesOf(answer)
  return (
    <div className="yz-strip" data-contest={competition_id}>
      <div data-part="">
        {answer.state === 'loading' && <div className="yz-strip__room" />}
        {trades.length > 0 && <Strip trades={trades} />}
      </div>
      <Later name="strip">
        <Strip trades={BLANK} />
      </Later>
    </div>
  )
}

export const wSimMarquee = defineView<WSimMarqueeProps>({
  name: 'wSimMarquee',
  view: WSimMarquee,
  live: 'near',
})

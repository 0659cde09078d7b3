import '../fields/field.css'
import '../fields/submit-button.css'
import './w-sim-detail.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import type { Answer } from '../answers/answer'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { BlockTitle } from '../block-title/block-title'
import { CloseIcon, Dialog } from '../dialog/dialog'
import { Panel } from '../dialog/panel'
import { SimulateNotice } from '../simulate/simulate-notice'
import { playerOf } from '../simulate/whose'
import { BLANK } from './blank-detail'
import { detailQuery, FIRST_PERIOD } from './detail-query'
import { Anonymous, Failed, Missing, NotJoined, Waiting } from './parts'
import type { WSimDetailProps } from './props'
import { Record } from './record'
import { type Detail, failureOf, partOf } from './record-shown'

function WSimDetail({ id, props: { title, competition_id } }: ViewProps<WSimDetailProps>) {
  const host = useHost()
  const { answer } = useAnswer('simulateDetail', detailQuery(host, competition_id, FIRST_PERIOD))
  const part = partOf(answer, playerOf(host))
  return (
    <div
      className="yz-folio"
      aria-busy={part === 'loading' || undefined}
      data-folio={id}
      data-contest={competition_id || undefined}
    >
      <BlockTitle text={title} />
      <div data-part="">
        <PartOf answer={answer} part={part} />
      </div>
      <p className="yz-folio__status" role="status" />
      <SimulateNotice />
      <OrderFrame id={id} />
      <Later name="record">
        <Record detail={BLANK} />
      </Later>
      <Later name="login">
        <Anonymous />
      </Later>
      <Later name="join">
        <NotJoined />
      </Later>
      <Later name="missing">
        <Missing />
      </Later>
      <Later name="failed">
        <Failed msg="" />
      </Later>
      <Later name="loading">
        <Waiting />
      </Later>
    </div>
  )
}

function PartOf({ answer, part }: { answer: Answer<Detail>; part: ReturnType<typeof partOf> }) {
  switch (part) {
    case 'record':
      return answer.state === 'known' && <Record detail={answer.response} />
    case 'login':
      return <Anonymous />
    case 'join':
      return <NotJoined />
    case 'missing':
      return <Missing />
    case 'failed':
      return <Failed msg={failureOf(answer)} />
    case 'loading':
      return <Waiting />
  }
}

/** What opens over the page to trade, empty until its owner taps: its content is loaded with its script. */
function OrderFrame({ id }: { id: string }) {
  return (
    <Dialog popupId={`${id}--order`} label="模拟交易委托" closesOnMask>
      <Panel className="yz-order" look="sheet">
        <p className="yz-order__title" />
        <div className="yz-order__content" />
        <CloseIcon />
      </Panel>
    </Dialog>
  )
}

export const wSimDetail = defineView<WSimDetailProps>({ name: 'wSimDetail', view: WSimDetail, live: 'near' })

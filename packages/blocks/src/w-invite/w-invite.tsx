import './w-invite.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { InviteAct } from './invite-act'
import { InviteSheet } from './invite-sheet'
import { PrizeList } from './prize-list'
import type { WInviteProps } from './props'
import { useInvite } from './use-invite'

/** The text of a stage is written into it by live.ts. */
const LATER_ACTS = ['look', 'loading', 'invite', 'said', 'failed'] as const
/** How many placeholder rows are shown: as many as most activities have. */
const WAITING = { prizes: 3, rules: 4 }

function WInvite({ id, props }: ViewProps<WInviteProps>) {
  const shown = useInvite(props.activity_id)
  const canShare = useHost().share !== undefined
  return (
    <div className={`yz-invite yz-invite--${shown.stage}`} data-own={id} data-activity={props.activity_id}>
      <div className="yz-invite__head">
        <p className="yz-invite__title">{shown.title || props.title || '邀请好友'}</p>
        <Text name="word" text={shown.word} />
        <Text name="span" text={shown.span} />
      </div>
      <My my={shown.my} />
      <PrizeList rows={shown.prizes} waiting={WAITING.prizes} />
      <Text name="gift" text={shown.gift} />
      <InviteAct stage={shown.stage} text={shown.text} link={shown.link} canShare={canShare} />
      <Records records={shown.records} />
      <Rules rules={shown.rules} />
      <InviteSheet id={id} />
      {LATER_ACTS.map((stage) => (
        <Later key={stage} name={stage}>
          <InviteAct stage={stage} text="" link="" canShare={canShare} />
        </Later>
      ))}
      <Later name="both">
        <Records records="both" />
      </Later>
      <Later name="invited">
        <Records records="invited" />
      </Later>
    </div>
  )
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    <p className={`yz-invite__${name}`} hidden={text === ''}>
      {text}
    </p>
  )
}

function My({ my }: Pick<ReturnType<typeof useInvite>, 'my'>) {
  return (
    <div className="yz-invite__my" hidden={!my}>
      <p className="yz-invite__counts">
        已邀请 <b>{my?.invited}</b> 人，其中有效 <b>{my?.counted}</b> 人
      </p>
      <Text name="next" text={my?.next ?? ''} />
    </div>
  )
}

/** The visitor's own lists. Where there are no prizes, not even the markup mentions them. */
function Records({ records }: Pick<ReturnType<typeof useInvite>, 'records'>) {
  return (
    <div className="yz-invite__records" hidden={records === ''}>
      {records !== '' && <Record name="invited">我的邀请</Record>}
      {records === 'both' && <Record name="prizes">我的奖品</Record>}
    </div>
  )
}

function Record({ name, children }: { name: string; children: string }) {
  return (
    <button className="yz-tap yz-invite__record" type="button" data-does={name} aria-haspopup="dialog">
      {children}
    </button>
  )
}

function Rules({ rules }: Pick<ReturnType<typeof useInvite>, 'rules'>) {
  return (
    <div className="yz-invite__rules" hidden={rules?.length === 0}>
      <p className="yz-invite__label">活动规则</p>
      <ol>
        {rules
          ? rules.map((rule) => <li key={rule}>{rule}</li>)
          : Array.from({ length: WAITING.rules }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
              <li key={index} className="yz-invite__waiting" aria-hidden="true" />
            ))}
      </ol>
    </div>
  )
}

export const wInvite = defineView<WInviteProps>({ name: 'wInvite', view: WInvite, live: 'near' })

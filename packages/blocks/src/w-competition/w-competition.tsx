import './w-competition.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { useState } from 'react'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { useIsLoggedIn } from '../answers/use-is-logged-in'
import { SimulateNotice } from '../simulate/simulate-notice'
import { contestOf } from '../simulate/whose'
import { type CompetitionShown, shownOf } from './competition-shown'
import { Act, Facts, Own, Prizes, Rules } from './contest-parts'
import type { WCompetitionProps } from './props'
import { SignUpSheet } from './sign-up-sheet'

/** The text of a stage is written into it by own-competition.ts. */
const LATER_ACTS = ['enrol', 'look', 'said', 'mine', 'failed'] as const

function WCompetition({ id, props }: ViewProps<WCompetitionProps>) {
  const shown = useCompetition(props.competition_id)
  const { stage, word, lead, board, hash } = shown
  return (
    <div
      className="yz-contest"
      aria-busy={stage === 'loading' || undefined}
      data-own={id}
      data-contest={props.competition_id || undefined}
    >
      <div className="yz-contest__head">
        <h2 className="yz-contest__title">{shown.title || props.title || '模拟炒股大赛'}</h2>
        <Text name="word" text={word} />
      </div>
      <p className="yz-contest__lead" role="status">
        {lead}
      </p>
      <Own own={shown.own} />
      <Act {...shown} />
      <a className="yz-tap yz-contest__board" href={board || '/'} hidden={board === ''}>
        查看最终排名
      </a>
      <Facts facts={shown.facts} />
      {props.has_prizes && <Prizes prizes={shown.prizes} />}
      {props.has_rules && <Rules rules={shown.rules} />}
      <p className="yz-contest__hash" hidden={hash === ''}>
        最终排名校验值 <span>{hash}</span>
      </p>
      <SimulateNotice />
      <SignUpSheet id={id} props={props} rules={shown.rules} />
      {LATER_ACTS.map((stage) => (
        <Later key={stage} name={stage}>
          <Act stage={stage} text="" href="/" />
        </Later>
      ))}
    </div>
  )
}

function Text({ name, text }: { name: string; text: string }) {
  return (
    <p className={`yz-contest__${name}`} hidden={text === ''}>
      {text}
    </p>
  )
}

/** The contest that the page names, or its address, or that the gateway chooses. */
function useCompetition(named: string): CompetitionShown {
  const host = useHost()
  const isLoggedIn = useIsLoggedIn()
  const [now] = useState(() => host.now())
  const { answer } = useAnswer('competitionHome', contestOf(host, named))
  return shownOf(answer, isLoggedIn, now)
}

export const wCompetition = defineView<WCompetitionProps>({
  name: 'wCompetition',
  view: WCompetition,
  live: 'near',
})

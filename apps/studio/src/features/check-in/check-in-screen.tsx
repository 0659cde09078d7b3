import './check-in.css'
import { useQuery } from '@tanstack/react-query'
import { Button, Card, Skeleton } from 'antd'
import { useState } from 'react'
import { onBeijingClock } from '../../state/beijing-clock'
import { studioQuery } from '../../state/queries'
import { useKeepThroughLogin } from '../../ui/kept-screen'
import { ProblemNote } from '../../ui/problem-note'
import { Screen } from '../../ui/screen'
import { Door } from './door'
import type { Occasion } from './use-gate'
import { wording } from './wording'

const CHOSEN_KEY = 'check-in chosen'

/** Lets people in: first the member chooses to what, then ticket after ticket. */
export function CheckInScreen() {
  useKeepThroughLogin()
  const { data, error, refetch } = useQuery(studioQuery('checkInOccasions', {}))
  const [chosen, setChosen] = useState(readChosen)
  // Without a network, the one chosen before is still known.
  const occasion = data?.list.find((each) => keyOf(each) === (chosen && keyOf(chosen))) ?? chosen
  const choose = (next: Occasion | undefined) => {
    keepChosen(next)
    setChosen(next)
  }
  return (
    <Screen title={wording.title} about={wording.about}>
      {occasion ? (
        <Door occasion={occasion} onBack={() => choose(undefined)} />
      ) : data ? (
        <Occasions list={data.list} onChoose={choose} />
      ) : error ? (
        <ProblemNote problem={error} retry={() => void refetch()} />
      ) : (
        <Skeleton active />
      )}
    </Screen>
  )
}

function Occasions({
  list,
  onChoose,
}: {
  list: readonly Occasion[]
  onChoose: (occasion: Occasion) => void
}) {
  if (list.length === 0) return <Card>{wording.none}</Card>
  return (
    <ul className="ci-occasions" aria-label={wording.choose}>
      {list.map((occasion) => (
        <li key={keyOf(occasion)}>
          <Card>
            <h2>{occasion.title}</h2>
            <p className="st-number">
              {onBeijingClock(Date.parse(occasion.begins_at)).format(wording.moment)}
            </p>
            <p className="st-soft">{occasion.place}</p>
            <p className="st-number">{wording.figures(occasion.entered, occasion.people)}</p>
            <Button type="primary" block onClick={() => onChoose(occasion)}>
              {wording.begin}
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  )
}

const keyOf = ({ kind, occasion_id }: Occasion) => `${kind} ${occasion_id}`

function readChosen(): Occasion | undefined {
  try {
    const kept = sessionStorage.getItem(CHOSEN_KEY)
    return kept === null ? undefined : (JSON.parse(kept) as Occasion)
  } catch {
    return undefined
  }
}

function keepChosen(occasion: Occasion | undefined): void {
  if (occasion) sessionStorage.setItem(CHOSEN_KEY, JSON.stringify(occasion))
  else sessionStorage.removeItem(CHOSEN_KEY)
}

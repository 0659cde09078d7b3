import { adviserText } from '../answers/adviser-text'
import { type Live, STATUS_WORDS, type Stage, spanText, stageOf } from './calendar-shown'

const STAGES = ['reserve', 'reserved', 'watch', 'replay', 'none'] as const
const WORDS: Record<Exclude<Stage, 'none'>, string> = {
  reserve: '预约',
  reserved: '已预约',
  watch: '进入直播',
  replay: '看回放',
}

export function LiveRow({ live }: { live: Live }) {
  return (
    <Row
      status={live.status}
      span={spanText(live)}
      name={live.title}
      lecturer={adviserText(live.lecturer, live.adviser_no)}
      stages={[stageOf(live)]}
      live_id={live.live_id}
    />
  )
}

/** With all its parts, for live.ts to remove those that do not apply. */
export function WholeLive() {
  return <Row status={1} span="" name="" lecturer="" stages={STAGES} live_id="" />
}

interface RowProps {
  status: Live['status']
  span: string
  name: string
  lecturer: string
  stages: readonly Stage[]
  live_id: string
}

function Row({ status, span, name, lecturer, stages, live_id }: RowProps) {
  return (
    <li className="yz-lives__live" data-status={status}>
      <p className="yz-lives__head">
        <span className="yz-lives__span">{span}</span>
        <span className="yz-lives__status">{STATUS_WORDS[status]}</span>
      </p>
      <h3 className="yz-lives__name">{name}</h3>
      <p className="yz-lives__lecturer">{lecturer}</p>
      {stages.map((stage) => (
        <Act key={stage} stage={stage} name={name} live_id={live_id} />
      ))}
    </li>
  )
}

function Act({ stage, name, live_id }: { stage: Stage; name: string; live_id: string }) {
  if (stage === 'none')
    return (
      <p className="yz-lives__none" data-stage="none">
        回放整理好后放在这里
      </p>
    )
  return (
    <button
      className={`yz-tap yz-lives__act yz-lives__act--${stage}`}
      type="button"
      data-stage={stage}
      data-does={stage}
      data-live={live_id}
      aria-label={`${WORDS[stage]}：${name}`}
    >
      {WORDS[stage]}
    </button>
  )
}

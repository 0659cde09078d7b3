import './w-sim-position.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { useAnswer } from '../answers/use-answer'
import { BlockTitle } from '../block-title/block-title'
import { MadeUpBadge, SimulateNotice } from '../simulate/simulate-notice'
import { BOARD_ADDRESS, contestOf, playerAddress, playerOf, SIGN_UP_ADDRESS } from '../simulate/whose'
import { asOfText, BLANK_POSITION, failureOf, type Part, type Position, partOf } from './position-shown'
import type { WSimPositionProps } from './props'
import { CashRow, ShareRow } from './share-row'

const PARTS = ['login', 'none', 'failed'] as const

function WSimPosition({ id, props: { competition_id, title } }: ViewProps<WSimPositionProps>) {
  const page = useHost()
  const contest = contestOf(page, competition_id)
  const { answer } = useAnswer('simulatePosition', { player_id: playerOf(page), ...contest })
  const part = partOf(answer)
  return (
    <div
      className="yz-sim-position"
      aria-busy={part === 'loading' || undefined}
      data-sim-position={id}
      data-contest={competition_id || undefined}
    >
      <BlockTitle text={title} />
      <div data-part="">
        {answer.state === 'known' ? (
          <Whole
            position={answer.response}
            ways={WAYS.map((name) => playerAddress(name, playerOf(page), contest.competition_id))}
          />
        ) : (
          <Instead part={part} msg={failureOf(answer)} />
        )}
      </div>
      <SimulateNotice />
      <Later name="position">
        <Whole position={BLANK_POSITION} ways={[]} />
      </Later>
      <Later name="share">
        <ShareRow />
      </Later>
      {PARTS.map((name) => (
        <Later key={name} name={name}>
          <Instead part={name} msg="" />
        </Later>
      ))}
    </div>
  )
}

const WAYS = ['detail', 'rebalancing'] as const

function Whole({ position, ways: [detail, rebalancing] }: { position: Position; ways: string[] }) {
  const shares = position.position
  return (
    <div>
      <p className="yz-sim-position__when">
        <span className="yz-sim-position__as-of">{asOfText(position)}</span>
        <MadeUpBadge isShown={position.is_simulated} />
      </p>
      <p className="yz-sim-position__rule" hidden={!position.is_masked}>
        当天新买入的先隐去代码，免得有人照着下单，次日开盘后可见；符合大赛查看条件的用户当天就能看。
        <a href={SIGN_UP_ADDRESS}>看大赛规则</a>
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ul className="yz-sim-position__list" role="list" hidden={shares.length === 0}>
        {shares.map((share, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: masked codes of one board are alike.
          <ShareRow key={index} share={share} />
        ))}
      </ul>
      <p className="yz-sim-position__empty" hidden={shares.length > 0}>
        暂无持仓
      </p>
      <CashRow position={position} />
      <p className="yz-sim-position__ways">
        <a className="yz-tap yz-sim-position__way" href={detail}>
          看这个组合
        </a>
        <a className="yz-tap yz-sim-position__way" href={rebalancing}>
          看调仓记录
        </a>
      </p>
    </div>
  )
}

function Instead({ part, msg }: { part: Part; msg: string }) {
  switch (part) {
    case 'login':
      return (
        <div className="yz-sim-position__instead">
          <p>登录后查看</p>
          <button className="yz-tap yz-sim-position__act" type="button" data-does="login">
            去登录
          </button>
        </div>
      )
    case 'none':
      return (
        <div className="yz-sim-position__instead">
          <p>组合不存在或未公开</p>
          <a className="yz-tap yz-sim-position__act" href={BOARD_ADDRESS}>
            看排行榜
          </a>
        </div>
      )
    case 'failed':
      return (
        <div className="yz-sim-position__instead">
          <p role="alert">{msg}</p>
          <button className="yz-tap yz-sim-position__act" type="button" data-does="again">
            重试
          </button>
        </div>
      )
    default:
      return (
        <div className="yz-sim-position__waiting" aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      )
  }
}

export const wSimPosition = defineView<WSimPositionProps>({
  name: 'wSimPosition',
  view: WSimPosition,
  live: 'near',
})

import './saving.css'
import { Button, Modal, Radio } from 'antd'
import { useState } from 'react'
import { useMember } from '../../../ui/member-context'
import { useSession } from '../session/session-context'
import { type CollisionRow, collisionRows } from './collision-rows'
import type { Side } from './resolve-conflicts'
import type { Collision } from './save-state'
import { wording } from './wording'

const words = wording.collision

/**
 * Lists what two people changed at once and asks for decisions, one by one or all together. It cannot be closed
 * undecided.
 */
export function CollisionDialog({ collision }: { collision: Collision }) {
  const { catalogue } = useSession()
  const [rows] = useState(() => collisionRows(collision, catalogue))
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(
    () => new Map(rows.filter(({ isMineGone }) => isMineGone).map(({ key }) => [key, 'theirs'])),
  )
  const isRecovery = collision.origin === 'recovery'
  const isSelf = collision.by === useMember().name
  const left = rows.filter(({ key }) => !sides.has(key)).length
  const choose = (chosen: readonly CollisionRow[], side: Side) =>
    setSides(
      new Map([
        ...sides,
        ...chosen.map(({ key, isMineGone }) => [key, isMineGone ? 'theirs' : side] as const),
      ]),
    )
  return (
    <Modal
      open
      width={760}
      title={isRecovery ? words.recoveryTitle : isSelf ? words.titleSelf : words.title(collision.by)}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <div className="ed-collision-foot">
          <span className="ed-collision-left" role="status">
            {left > 0 ? words.left(left) : words.ready}
          </span>
          <Button type="primary" disabled={left > 0} onClick={() => collision.decide(sides)}>
            {words.submit}
          </Button>
        </div>
      }
    >
      <p className="st-hint">{words.about}</p>
      <div className="ed-collision-all">
        <Button size="small" onClick={() => choose(rows, 'mine')}>
          {words.allMine}
        </Button>
        <Button size="small" onClick={() => choose(rows, 'theirs')}>
          {isRecovery || isSelf ? words.allSaved : words.allTheirs}
        </Button>
      </div>
      <ul className="ed-collision-rows">
        {rows.map((row) => (
          <li key={row.key}>
            <p>
              <strong>{row.block}</strong>
              <span>{row.what}</span>
            </p>
            <Radio.Group
              className="ed-collision-sides"
              aria-label={`${row.block} ${row.what}`}
              value={sides.get(row.key)}
              onChange={({ target }) => choose([row], target.value)}
            >
              <Radio value="mine" disabled={row.isMineGone}>
                <small>{isRecovery ? words.recovered : words.mine}</small>
                <span>{row.isMineGone ? words.mineGone(row.mine) : row.mine}</span>
              </Radio>
              <Radio value="theirs">
                <small>{isRecovery || isSelf ? words.saved : words.theirs(collision.by)}</small>
                <span>{row.theirs}</span>
              </Radio>
            </Radio.Group>
          </li>
        ))}
      </ul>
    </Modal>
  )
}

import { sideBySide } from '../../../../ui/joined'
import './presence.css'
import { Tooltip } from 'antd'
import { useEffect, useState } from 'react'
import { useSession } from '../../session/session-context'
import { announcePresence, type Other } from './presence'
import { wording } from './wording'

/** As many as there is room for. */
const MOST_SHOWN = 3

/** Who else has the page open, and what they are doing there. */
export function PresentMembers() {
  const { code, editor } = useSession()
  const [others, setOthers] = useState<readonly Other[]>([])
  useEffect(() => announcePresence({ code, editor, onOthers: setOthers }), [code, editor])
  const all = sideBySide(others.map(saidOf))
  const [first] = others
  return (
    <span className="ed-present" role="status" aria-label={wording.title}>
      {first && (
        <Tooltip title={all}>
          <span className="ed-present-all">
            <span className="ed-faces" aria-hidden="true">
              {others.slice(0, MOST_SHOWN).map(({ member_id, name, is_editing }) => (
                <span key={member_id} className={is_editing ? 'ed-face ed-face-editing' : 'ed-face'}>
                  {[...name][0]}
                </span>
              ))}
            </span>
            <span className="ed-present-words">
              {others.length === 1 ? saidOf(first) : wording.several(first.name, others.length)}
            </span>
          </span>
        </Tooltip>
      )}
    </span>
  )
}

function saidOf({ name, is_editing }: Other): string {
  return is_editing ? wording.editing(name) : wording.viewing(name)
}

import { AimOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { inClauses } from '../../../ui/joined'
import { useEditorUi } from '../session/editor-ui'
import { revealField } from '../session/reveal'
import { useRun, useSession } from '../session/session-context'
import { correctFinding } from './correct-finding'
import type { FindingGroup } from './finding-groups'
import type { LocatedFinding } from './locate-findings'
import { wording } from './wording'

/** How many places of one rule are shown before the list is expanded. */
const FEW = 3

/** One rule that the page breaks: where, why, and what to do. */
export function FindingCard({ group }: { group: FindingGroup }) {
  const [isWhole, setWhole] = useState(false)
  const { name, places, why, fix } = group
  const shown = isWhole ? places : places.slice(0, FEW)
  const rest = places.length - FEW
  return (
    <li className="ed-finding" data-rule={group.rule}>
      {name !== undefined && <strong className="ed-finding-name">{name}</strong>}
      <ul>
        {shown.map((finding) => (
          <FindingPlace key={`${finding.blockId} ${finding.at} ${finding.message}`} finding={finding} />
        ))}
      </ul>
      {rest > 0 && (
        <Button type="link" size="small" className="ed-inline" onClick={() => setWhole(!isWhole)}>
          {isWhole ? wording.fewer : wording.more(rest)}
        </Button>
      )}
      <p>{fix}</p>
      {why !== undefined && (
        <details>
          <summary>{wording.why}</summary>
          {why}
        </details>
      )}
    </li>
  )
}

function FindingPlace({ finding }: { finding: LocatedFinding }) {
  const session = useSession()
  const ui = useEditorUi()
  const run = useRun()
  const { editor, catalogue, isReadOnly } = session
  const { blockId = null, message, at, correction } = finding
  const name = blockId === null ? undefined : editor.tree.index.get(blockId)?.block.name
  const where = name === undefined ? wording.page : (catalogue.titleOf(name) ?? name)
  const correct = () => {
    const command = correctFinding(session, finding)
    if (!command) ui.notify(wording.notCorrected)
    else if (run(command, undefined).ok && correction) ui.notify(wording.corrected(correction.to))
  }
  return (
    <li>
      <span className="ed-finding-where">{where}</span>
      <span className="ed-finding-said">{message}</span>
      <Button
        type="text"
        size="small"
        icon={<AimOutlined />}
        aria-label={wording.goThereOf(inClauses([where, message]))}
        // A finding in a block that has since been removed leads nowhere.
        disabled={blockId !== null && name === undefined}
        onClick={() => revealField(session, { blockId, path: at })}
      >
        {wording.goThere}
      </Button>
      {correction && !isReadOnly && (
        <Button
          size="small"
          className="ed-finding-correct"
          aria-label={wording.correctOf(correction.from, correction.to)}
          onClick={correct}
        >
          {wording.correct(correction.to)}
        </Button>
      )}
    </li>
  )
}

import { Button } from 'antd'
import { useState } from 'react'
import type { Answer } from '../../../state/calls'
import { explain } from '../../../ui/said/explain'
import { placeText } from './place-text'
import { wording } from './wording'

const words = wording.findings

type PageFinding = Answer<'pagePublish'>['findings'][number]

/** The worst first. */
const SEVERITIES = ['error', 'warning', 'info'] as const

/** How many of one severity are shown at first. */
const SHOWN = 6

interface FindingListProps {
  findings: readonly PageFinding[]
  /** Leads to a block, where there is an editor that can. */
  onShow?: ((blockId: string) => void) | undefined
}

/** What is wrong with a page, by severity, and what to do about it. */
export function FindingList({ findings, onShow }: FindingListProps) {
  const groups = SEVERITIES.map((severity) => ({
    severity,
    list: findings.filter((finding) => finding.severity === severity),
  }))
  return (
    <div className="pg-findings">
      {groups.map(
        ({ severity, list }) =>
          list.length > 0 && (
            <section key={severity} className={`pg-findings-${severity}`}>
              <h3>{words.counted(words.severities[severity], list.length)}</h3>
              <Findings list={list} onShow={onShow} />
            </section>
          ),
      )}
    </div>
  )
}

function Findings({ list, onShow }: { list: readonly PageFinding[] } & Pick<FindingListProps, 'onShow'>) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? list : list.slice(0, SHOWN)
  return (
    <>
      <ul>
        {shown.map((finding) => (
          <li key={`${finding.rule} ${finding.path} ${finding.message}`}>
            <Finding finding={finding} onShow={onShow} />
          </li>
        ))}
      </ul>
      {shown.length < list.length && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {words.more(list.length - shown.length)}
        </Button>
      )}
    </>
  )
}

function Finding({ finding, onShow }: { finding: PageFinding } & Pick<FindingListProps, 'onShow'>) {
  const { name, blockId, message, fix, path } = explain(finding)
  const place = placeText(path)
  return (
    <>
      {name !== undefined && <strong>{name}</strong>}
      <p>
        {place !== undefined && <span className="pg-finding-place">{place}</span>}
        {message}
        {blockId !== undefined && onShow && (
          <Button type="link" size="small" onClick={() => onShow(blockId)}>
            {words.show}
          </Button>
        )}
      </p>
      {fix && <p className="st-soft">{fix}</p>}
    </>
  )
}

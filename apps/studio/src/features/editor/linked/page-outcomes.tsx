import { Tag } from 'antd'
import type { Answer } from '../../../state/calls'
import { wording } from './wording'

const words = wording.dialog

type LinkedPage = Answer<'sectionPages'>['pages'][number]

const COLOURS = {
  publish: 'success',
  approval: 'warning',
  draft: 'default',
  refused: 'red',
  waiting: 'blue',
  done: 'success',
  failed: 'red',
} as const

/** The pages that link a section: what would happen to each, or its progress. */
export function PageOutcomes({ pages, isOrdered }: { pages: readonly LinkedPage[]; isOrdered: boolean }) {
  if (pages.length === 0) return <p>{words.none}</p>
  const needsApproval = pages.some(({ outcome }) => outcome === 'approval')
  return (
    <>
      <p role="status">{isOrdered ? progress(pages) : words.uses(pages.length)}</p>
      <ul className="ed-linked-pages">
        {pages.map((page) => (
          <PageLine key={page.code} page={page} isOrdered={isOrdered} />
        ))}
      </ul>
      {!isOrdered && needsApproval && <p className="st-hint">{words.waitsForApproval}</p>}
      {!isOrdered && <p className="st-hint">{words.copies}</p>}
    </>
  )
}

function PageLine({ page, isOrdered }: { page: LinkedPage; isOrdered: boolean }) {
  const { code, title, outcome, state, problem } = page
  const mark = isOrdered
    ? state && { title: wording.states[state], color: COLOURS[state] }
    : outcome && { title: wording.outcomes[outcome], color: COLOURS[outcome] }
  return (
    <li>
      <span className="ed-linked-page">
        <strong>{title || code}</strong>
        <code>{code}</code>
      </span>
      {mark && <Tag color={mark.color}>{mark.title}</Tag>}
      {problem !== null && <p>{problem}</p>}
    </li>
  )
}

function progress(pages: readonly LinkedPage[]): string {
  const ended = pages.filter(({ state }) => state !== 'waiting')
  const failed = ended.filter(({ state }) => state === 'failed').length
  const done = ended.length - failed
  if (ended.length < pages.length) return words.running(ended.length, pages.length)
  return `${words.finished(done)}${failed > 0 ? words.failed(failed) : ''}`
}

import { inClauses } from '../../ui/joined'
import './versions.css'
import type { BlockMention, EditedPage, FieldDiff, PageDiff } from '@yingzao/editor-core'
import type { ReactNode } from 'react'
import { hintsOf } from './block-hint'
import { FieldTable } from './field-table'
import { wording } from './wording'

interface DifferencesProps {
  before: EditedPage
  after: EditedPage
  diff: PageDiff
}

/** The differences in words: settings of the page, then what was added, removed, moved and changed. */
export function Differences({ before, after, diff }: DifferencesProps) {
  const was = hintsOf(before)
  const is = hintsOf(after)
  const { page, added, removed, moved, changed } = diff
  const counts = Object.entries(diff) as [keyof PageDiff, readonly unknown[]][]
  if (counts.every(([, { length }]) => length === 0)) return <p className="st-empty">{wording.same}</p>
  return (
    <div className="vs-differences">
      <p className="vs-counts" role="status">
        {counts
          .filter(([, { length }]) => length > 0)
          .map(([kind, { length }]) => (
            <span key={kind}>{wording.counts[kind](length)}</span>
          ))}
      </p>
      {page.length > 0 && (
        <Group title={wording.groups.page}>
          <FieldTable block={undefined} fields={page} />
        </Group>
      )}
      {changed.length > 0 && (
        <Group title={wording.groups.changed}>
          {changed.map((block) => (
            <ChangedBlock key={block.id} block={block} hint={is.get(block.id)} fields={block.fields} />
          ))}
        </Group>
      )}
      {added.length > 0 && (
        <Group title={wording.groups.added}>
          <Mentions list={added} hints={is} kind="added" />
        </Group>
      )}
      {removed.length > 0 && (
        <Group title={wording.groups.removed}>
          <Mentions list={removed} hints={was} kind="removed" />
        </Group>
      )}
      {moved.length > 0 && (
        <Group title={wording.groups.moved}>
          <ul className="vs-mentions vs-moved">
            {moved.map((block) => (
              <li key={block.id}>
                <Named block={block} hint={is.get(block.id)} />
                <span className="st-soft">
                  {block.fromParentId === block.parentId
                    ? wording.movedWithin(block.parentTitle)
                    : wording.movedTo(block.fromParentTitle, block.parentTitle)}
                </span>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** A block by its title and the text that a reader of the page recognises it by. */
function Named({ block, hint }: { block: BlockMention; hint: string | undefined }) {
  return (
    <span className="vs-named">
      <strong>{block.title}</strong>
      {hint && <span>{hint}</span>}
    </span>
  )
}

interface ChangedBlockProps {
  block: BlockMention
  hint: string | undefined
  fields: readonly FieldDiff[]
}

function ChangedBlock({ block, hint, fields }: ChangedBlockProps) {
  return (
    <div className="vs-changed">
      <Named block={block} hint={hint} />
      <FieldTable block={block.name} fields={fields} />
    </div>
  )
}

interface MentionsProps {
  list: readonly BlockMention[]
  hints: ReadonlyMap<string, string>
  kind: 'added' | 'removed'
}

function Mentions({ list, hints, kind }: MentionsProps) {
  return (
    <ul className={`vs-mentions vs-${kind}`}>
      {list.map((block) => (
        <li key={block.id}>
          <Named block={block} hint={hints.get(block.id)} />
          <span className="st-soft">
            {inClauses([
              wording.within(block.parentTitle),
              ...(block.blocks > 1 ? [wording.withBlocks(block.blocks - 1)] : []),
            ])}
          </span>
        </li>
      ))}
    </ul>
  )
}

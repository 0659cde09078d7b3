import './w-article-list.css'
import { defineView, useHost, type ViewProps } from '@yingzao/renderer'
import { Later } from '../answers/later'
import { addPage, NO_PAGES, statusOf } from '../answers/pages'
import { useAnswer } from '../answers/use-answer'
import { BlockTitle } from '../block-title/block-title'
import { articleOf } from '../simulate/article-address'
import { LaterListEnds, ListEnd } from '../simulate/list-end'
import { listEndOf } from '../simulate/list-shown'
import { SimulateNotice } from '../simulate/simulate-notice'
import { contestOf, playerOf } from '../simulate/whose'
import { type Note, noteOf, notesQuery } from './note'
import { NoteRow, WholeNote } from './note-row'
import type { WArticleListProps } from './props'

const EMPTY = '暂无笔记'
const ENDS = ['loading', 'more', 'end', 'empty', 'anonymous', 'missing', 'failed'] as const

/**
 * The newest notes; further ones that the visitor asks for are shown by live.ts. On the page of one note it shows
 * nothing.
 */
function WArticleList({ props: { title, competition_id } }: ViewProps<WArticleListProps>) {
  const { notes, code, isHidden } = useNotes(competition_id)
  return (
    <div
      className="yz-notes"
      aria-busy={notes.state === 'loading' || undefined}
      data-notes={competition_id}
      hidden={isHidden}
    >
      <BlockTitle text={title} />
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that it is a list once it has no bullets. */}
      <ul className="yz-notes__list" role="list" hidden={notes.items.length === 0}>
        {notes.items.map((note) => (
          <NoteRow key={note.key} note={note} />
        ))}
      </ul>
      <div data-end="">
        <ListEnd end={listEndOf(notes, false, code)} empty={EMPTY} />
      </div>
      <p className="yz-simulate__count" role="status">
        {statusOf(notes)}
      </p>
      <SimulateNotice />
      <Later name="note">
        <WholeNote />
      </Later>
      <LaterListEnds ends={ENDS} empty={EMPTY} />
    </div>
  )
}

/** The newest notes of the contest, or of the player in the page's address. */
function useNotes(competition_id: string) {
  const host = useHost()
  const isHidden = articleOf(host) !== ''
  const { payload } = notesQuery(playerOf(host), contestOf(host, competition_id))
  const { answer } = useAnswer('simulateArticleList', isHidden ? undefined : { ...payload, page: 1 })
  const code = answer.state === 'failed' ? answer.code : 0
  return { code, notes: addPage<Note>(NO_PAGES, noteOf, answer), isHidden }
}

export const wArticleList = defineView<WArticleListProps>({
  name: 'wArticleList',
  view: WArticleList,
  live: 'near',
})

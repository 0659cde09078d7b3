import { diffDocuments, type EditedPage, type FieldDiff } from '@yingzao/editor-core'
import { inList } from '../../../ui/joined'
import type { EditorSession } from '../session/editor-session'
import { wording } from './wording'

const words = wording.changes
const MOST = 30

/** Lists what differs between two states of the page, with one line per block. */
export function changeLines(
  before: EditedPage,
  after: EditedPage,
  { catalogue }: Pick<EditorSession, 'catalogue'>,
): string[] {
  const { page, added, removed, moved, changed } = diffDocuments(before, after, catalogue)
  return [
    ...(page.length > 0 ? [words.page(titles(page))] : []),
    ...added.map(({ title }) => words.added(title)),
    ...removed.map(({ title }) => words.removed(title)),
    ...moved.map(({ title }) => words.moved(title)),
    ...changed.map(({ title, fields }) => words.changed(title, titles(fields))),
  ]
}

export function ChangeList({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <p>{words.none}</p>
  return (
    <ul className="ed-change-list">
      {lines.slice(0, MOST).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <li key={place}>{line}</li>
      ))}
      {lines.length > MOST && <li>{words.more(lines.length - MOST)}</li>}
    </ul>
  )
}

const titles = (fields: readonly FieldDiff[]) => inList([...new Set(fields.map(({ title }) => title))])

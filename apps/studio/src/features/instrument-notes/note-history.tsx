import { ListBody } from '../../ui/list/list-body'
import { useList } from '../../ui/list/use-list'
import { VersionCard } from './version-card'
import { wording } from './wording'

const PART = 20

/** Every version of the note about a share, the newest first: what customers could read, and when. */
export function NoteHistory({ code }: { code: string }) {
  const list = useList('instrumentNoteHistory', { code, limit: PART })
  return (
    <section className="st-part">
      <h3>{wording.detail.history}</h3>
      <ListBody list={list}>
        <ol className="in-history">
          {list.rows?.map((version) => (
            <li key={version.note_id}>
              <VersionCard version={version} />
            </li>
          ))}
        </ol>
      </ListBody>
    </section>
  )
}

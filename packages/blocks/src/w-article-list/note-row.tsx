import { articleAddress } from '../simulate/article-address'
import type { Note } from './note'

export function NoteRow({ note: { key, title, summary, writer, day, isForMembers } }: { note: Note }) {
  return (
    <li className="yz-notes__note">
      <a className="yz-tap yz-notes__link" href={articleAddress(key)}>
        <h3 className="yz-notes__title">{title}</h3>
        {summary !== '' && <p className="yz-notes__summary">{summary}</p>}
        <p className="yz-notes__byline">
          <span className="yz-notes__writer">{writer}</span>
          <span className="yz-notes__day">{day}</span>
          {isForMembers && <span className="yz-notes__members">会员可看</span>}
        </p>
      </a>
    </li>
  )
}

/** With all its parts, for live.ts to fill. */
export function WholeNote() {
  return <NoteRow note={{ key: '0', title: '-', summary: '-', writer: '-', day: '-', isForMembers: true }} />
}

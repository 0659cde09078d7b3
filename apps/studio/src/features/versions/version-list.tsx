import { studioOperations } from '@yingzao/contract/studio'
import { App } from 'antd'
import { callFile } from '../../state/call-file'
import { dateTimeText } from '../../state/date-time-text'
import { saveFile } from '../../state/save-file'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import { StatusMark } from '../../ui/status-mark'
import { usePreview } from '../pages'
import type { Pair } from './pick'
import { useRestore } from './use-restore'
import type { Draft, VersionRow as Version } from './use-versions'
import { VersionRow } from './version-row'
import { originText } from './version-words'
import { wording } from './wording'

interface VersionListProps {
  draft: Draft
  versions: readonly Version[]
  pair: Pair | undefined
  onPair: (change: Partial<Pair>) => void
}

/** The draft and every version, newest first, two of which are compared. */
export function VersionList({ draft, versions, pair, onPair }: VersionListProps) {
  const { message } = App.useApp()
  const mayRestore = mayCall(useMember(), studioOperations.draftRestore)
  const preview = usePreview()
  const { page, revision, restored_from } = draft
  const { code } = page
  const restore = useRestore({ code, revision, next: (page.newest_version ?? 0) + 1 })
  const exportFile = (version: number) =>
    callFile('pageExport', { code, version }).then(
      saveFile,
      (error) => void message.error(problemText(error)),
    )
  const shared = { pair, onPair }
  return (
    <>
      <div className="vs-list-head" aria-hidden="true">
        <span>{wording.older}</span>
        <span>{wording.newer}</span>
        <span>{wording.list}</span>
      </div>
      <ul className="vs-list">
        <VersionRow
          {...shared}
          pick="draft"
          origin={originText({ restored_from, kept_for: null })}
          about={wording.madeBy(dateTimeText(page.updated_at), page.updated_by)}
          acts={[{ label: wording.preview, run: () => preview({ code }) }]}
        />
        {versions.map(({ version, created_at, created_by, blocks, is_published, ...origin }) => (
          <VersionRow
            key={version}
            {...shared}
            pick={version}
            origin={originText(origin)}
            about={wording.madeBy(dateTimeText(created_at), created_by)}
            size={wording.size(blocks)}
            mark={is_published && <StatusMark tone="success">{wording.published}</StatusMark>}
            acts={[
              { label: wording.preview, run: () => preview({ code, version }) },
              { label: wording.export, run: () => exportFile(version) },
              ...(mayRestore ? [{ label: wording.restore, run: () => restore(version) }] : []),
            ]}
          />
        ))}
      </ul>
    </>
  )
}

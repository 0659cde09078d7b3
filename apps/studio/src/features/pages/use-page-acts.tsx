import { useQuery } from '@tanstack/react-query'
import { studioOperations } from '@yingzao/contract/studio'
import { App } from 'antd'
import { useNavigate } from 'react-router'
import { callFile } from '../../state/call-file'
import { studioQuery, useStudioCall } from '../../state/queries'
import { saveFile } from '../../state/save-file'
import { mayCall } from '../../state/session'
import { useMember } from '../../ui/member-context'
import { problemText } from '../../ui/problem-text'
import type { PageRow } from './use-pages'
import { usePreview } from './use-preview'
import { wording } from './wording'

/** What opens above the list for one page. */
export type PageDialog =
  | 'share'
  | 'copy'
  | 'rename'
  | 'publish'
  | 'schedule'
  | 'takeDown'
  | 'template'
  | 'filing'

export type OpenDialog = (what: PageDialog, page: PageRow) => void

/** Something that can be done with a page. */
export interface PageAct {
  key: keyof typeof wording.acts
  run: () => unknown
  /** Set apart, as it takes the page out of somebody's sight. */
  isGrave?: boolean
  /** Why it cannot be done; shown in its place. */
  why?: string
}

/** What this member may do with a page in its current state. */
export function usePageActs(page: PageRow, onOpen: OpenDialog): PageAct[] {
  const { message, modal } = App.useApp()
  const member = useMember()
  const navigate = useNavigate()
  const preview = usePreview()
  const policy = useQuery({ ...studioQuery('approvalPolicy', {}), staleTime: 60_000 })
  const { mutateAsync: archive } = useStudioCall('pageArchive', { changes: ['pageList'] })
  const { code, title, state, schedule } = page

  const say = (error: unknown) => void message.error(problemText(error))
  const exportFile = () =>
    callFile('pageExport', { code }).then((file) => {
      saveFile(file)
      void message.success(wording.exported(file.name))
    }, say)
  const setArchived = (is_archived: boolean) =>
    archive({ code, is_archived }).then(
      () => void message.success(is_archived ? wording.archived : wording.unarchived),
      say,
    )
  const askArchive = () =>
    modal.confirm({
      title: wording.archiveTitle(title),
      content: wording.archiveText,
      okText: wording.acts.archive,
      focusable: { autoFocusButton: 'cancel' },
      onOk: () => setArchived(true),
    })

  const isArchived = state === 'archived'
  const isLive = state === 'published'
  const may = (call: keyof typeof studioOperations) => mayCall(member, studioOperations[call])
  const acts: (PageAct | false)[] = [
    { key: 'preview', run: () => preview({ code }) },
    isLive && { key: 'share', run: () => onOpen('share', page) },
    { key: 'report', run: () => navigate(`/reports/pages/${code}`) },
    { key: 'versions', run: () => navigate(`/pages/${code}/versions`) },
    may('pageCopy') && { key: 'copy', run: () => onOpen('copy', page) },
    // Once visitors know the address, it is up to those who decide what visitors see.
    may(page.was_published ? 'pagePublish' : 'pageArchive') && {
      key: 'rename',
      run: () => onOpen('rename', page),
    },
    may('pageMove') && { key: 'filing', run: () => onOpen('filing', page) },
    may('templateCreate') && { key: 'template', run: () => onOpen('template', page) },
    { key: 'export', run: exportFile },
    may('pagePublish') && !isArchived && { key: 'publish', run: () => onOpen('publish', page) },
    !may('pagePublish') &&
      may('draftSave') &&
      !isArchived && {
        key: 'submit',
        run: () => policy.data?.is_required && onOpen('publish', page),
        ...(!policy.data?.is_required && { why: wording.submitWhy }),
      },
    may('pageSchedule') && !isArchived && { key: 'schedule', run: () => onOpen('schedule', page) },
    may('pageTakeDown') &&
      (isLive || schedule !== null) && {
        key: 'takeDown',
        run: () => onOpen('takeDown', page),
        isGrave: true,
      },
    may('pageArchive') && isArchived && { key: 'unarchive', run: () => setArchived(false) },
    may('pageArchive') &&
      !isArchived &&
      !isLive &&
      schedule === null && { key: 'archive', run: askArchive, isGrave: true },
  ]
  return acts.filter((act) => act !== false)
}

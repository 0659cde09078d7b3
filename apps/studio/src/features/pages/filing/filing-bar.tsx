import { FolderOutlined, SettingOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import { Button, Select } from 'antd'
import { useState } from 'react'
import { mayCall } from '../../../state/session'
import { FilterChips } from '../../../ui/filter-chips'
import { useMember } from '../../../ui/member-context'
import type { PageFilter } from '../page-filter'
import { FolderDialog } from './folder-dialog'
import { useFiling } from './use-filing'
import { wording } from './wording'

/** Stands for no choice; folders are numbers, and no tag is empty. */
const ANY = 'any'
const NO_TAG = ''

interface FilingBarProps {
  filter: PageFilter
  onNarrow: (change: PageFilter) => void
}

/** Which folder is shown, and a button to manage folders. */
export function FolderSelect({ filter, onNarrow }: FilingBarProps) {
  const filing = useFiling()
  const mayManage = mayCall(useMember(), studioOperations.folderCreate)
  const [isManaging, setManaging] = useState(false)
  const folders = filing?.folders ?? []
  return (
    <>
      <Select<number | string>
        className="pg-folder-select"
        aria-label={wording.folder}
        prefix={<FolderOutlined aria-hidden="true" />}
        value={filter.folder ?? ANY}
        onChange={(folder) => onNarrow({ folder: folder === ANY ? undefined : folder })}
        options={[
          { value: ANY, label: wording.allFolders },
          ...folders.map(({ id, name, count }) => ({ value: id, label: wording.counted(name, count) })),
          {
            value: 'none',
            label: filing ? wording.counted(wording.unfiled, filing.unfiled) : wording.unfiled,
          },
        ]}
      />
      {mayManage && (
        <Button
          className="pg-folder-manage"
          icon={<SettingOutlined aria-hidden="true" />}
          onClick={() => setManaging(true)}
        >
          {wording.manage}
        </Button>
      )}
      {isManaging && (
        <FolderDialog
          onClose={() => setManaging(false)}
          onGone={(id) => filter.folder === id && onNarrow({ folder: undefined })}
        />
      )}
    </>
  )
}

/** The tags that pages have; choosing one filters the list. Nothing while no page has any. */
export function TagChips({ filter, onNarrow }: FilingBarProps) {
  const known = useFiling()?.tags.filter(({ count }) => count > 0) ?? []
  const chosen = known.find(({ name }) => isSameTag(name, filter.tag))?.name ?? filter.tag
  const names = known.map(({ name }) => name)
  // A link may ask for a tag that is no longer used: it is shown, so that it can be deselected.
  const shown = chosen === undefined || names.includes(chosen) ? names : [...names, chosen]
  if (shown.length === 0) return null
  const countOf = new Map(known.map(({ name, count }) => [name, count]))
  return (
    <div className="pg-tags">
      <FilterChips
        label={wording.tags}
        choices={[NO_TAG, ...shown]}
        titleOf={(name) =>
          name === NO_TAG ? wording.allTags : wording.counted(name, countOf.get(name) ?? 0)
        }
        chosen={chosen ?? NO_TAG}
        onChoose={(name) => onNarrow({ tag: name === NO_TAG ? undefined : name })}
      />
    </div>
  )
}

/** Compares tags as the database does. */
function isSameTag(one: string, other: string | undefined): boolean {
  return one.toLowerCase() === other?.toLowerCase()
}

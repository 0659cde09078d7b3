import { FolderOutlined } from '@ant-design/icons'
import { wording } from './wording'

interface PageTagsProps {
  tags: readonly string[]
  /** Where the folder is not shown otherwise. */
  folder?: string | undefined
}

/** The tags of a page. */
export function PageTags({ tags, folder }: PageTagsProps) {
  if (tags.length === 0 && folder === undefined) return null
  return (
    <ul className="pg-tag-list" aria-label={wording.dialog.tags}>
      {folder !== undefined && (
        <li className="pg-tag-folder">
          <FolderOutlined aria-hidden="true" /> {folder}
        </li>
      )}
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}

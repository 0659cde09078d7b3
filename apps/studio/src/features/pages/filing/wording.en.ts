import type { Words } from '../../../ui/words'
import type { wording as chinese } from './wording'

const pagesOf = (count: number) => `${count} ${count === 1 ? 'page' : 'pages'}`

export const wording: Words<typeof chinese> = {
  folder: 'Folder',
  allFolders: 'All folders',
  unfiled: 'Unfiled',
  counted: (label, count) => `${label} ${count}`,
  manage: 'Manage folders',
  tags: 'By tag',
  allTags: 'All tags',
  emptyFolder: 'No pages here yet. Select other pages and choose “Move to folder” to put them in.',
  choose: (title) => `Select ${title}`,
  chooseAll: 'Select all',
  move: 'Move to folder',
  moved: (count, folder) => `${pagesOf(count)} moved to “${folder}”`,
  tagSeveral: 'Add or remove tags',
  dialog: {
    title: (page) => `Folder and tags of “${page}”`,
    several: (count) => `Tags of ${pagesOf(count)}`,
    tags: 'Tags',
    tagsHelp: '8 at most, of up to 12 characters; press Enter after each',
    add: 'Add tags',
    remove: 'Remove tags',
    removeHelp: 'Taken off the selected pages that have them',
    tooMany: 'A page has 8 tags at most',
    tooLong: 'A tag has 12 characters at most',
    nothing: 'Choose tags to add or to remove first',
    ok: 'Save',
    done: 'Saved',
  },
  folders: {
    title: 'Manage folders',
    name: 'Folder name',
    newName: 'Name of the new folder',
    add: 'Create',
    none: 'No folders yet. Make some by campaign, quarter or channel, and pages are easy to find.',
    pages: pagesOf,
    rename: 'Rename',
    renameNamed: (name) => `Rename ${name}`,
    remove: 'Delete',
    removeNamed: (name) => `Delete ${name}`,
    save: 'Save',
    cancel: 'Cancel',
    removeTitle: (name) => `Delete the folder “${name}”?`,
    removeText: (count) =>
      count === 0
        ? 'There are no pages in it.'
        : `Its ${pagesOf(count)} (archived ones not counted) ${count === 1 ? 'is' : 'are'} not deleted, but moved to “Unfiled”.`,
    removed: 'Folder deleted',
  },
}

import type { EditedPage } from '@yingzao/editor-core'

/**
 * Returns a page's available choices. The list stays the same object until its content changes, so that views can
 * compare it.
 */
export function pageChoices<Choice>(
  find: (page: EditedPage) => readonly Choice[],
): (page: EditedPage) => readonly Choice[] {
  let known: { page: EditedPage; choices: readonly Choice[] } | undefined
  return (page) => {
    if (known?.page === page) return known.choices
    const fresh = find(page)
    const isSame = known !== undefined && JSON.stringify(known.choices) === JSON.stringify(fresh)
    known = { page, choices: known !== undefined && isSame ? known.choices : fresh }
    return known.choices
  }
}

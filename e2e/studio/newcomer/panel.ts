import type { Locator, Page } from 'playwright-core'
import type { ListItem } from './hand'

/** Locators for the parts of the editor, however a user gets to them. */
export function panelOf(page: Page) {
  const panel = page.locator('.ed-panel')
  const fieldIn = (within: Locator, title: string) =>
    within
      .locator('.ed-field')
      .filter({ has: page.locator(`xpath=./div[1]/label[normalize-space()="${title}"]`) })
      .first()
  const listItem = ({ at, number }: ListItem) =>
    fieldIn(panel, at)
      .locator('.ed-item')
      .nth(number - 1)
  return {
    panel,
    itemName: (item: ListItem) => listItem(item).locator('.ed-item-name'),
    field: (title: string, item?: ListItem) => fieldIn(item ? listItem(item) : panel, title),
    group: (title: string) => panel.getByRole('button', { name: title, exact: true }),
    publishButton: page.locator('.ed-bar').getByRole('button', { name: '发布', exact: true }),
    publishDialog: page.getByRole('dialog', { name: /^发布“/ }),
  }
}

/** The input for a text. */
export const textIn = (field: Locator) => field.locator('input:not([type=radio]), textarea').first()

/** The options of an open list. */
export const optionsOf = (page: Page) =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')

import type { Locator, Page } from 'playwright-core'
import type { Setting } from './etf-course'
import type { Hand, ListItem } from './hand'
import { optionsOf, panelOf, textIn } from './panel'

/** More stops than any panel has for Tab, or any list for the arrows. */
const MOST_STOPS = 150

/** A user without a mouse. */
export function keyboard(page: Page): Hand {
  const { field, group, itemName, panel, publishButton, publishDialog } = panelOf(page)
  const press = (key: string) => page.keyboard.press(key)
  const heard = (words: string) => page.locator('.ed-announcer', { hasText: words }).waitFor()

  /** Presses Tab, or Shift+Tab when the target is behind, until the target has the focus. */
  async function goTo(target: Locator): Promise<void> {
    // Radios and switches are drawn by the elements beside them.
    await target.waitFor({ state: 'attached' })
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      const way = await target.evaluate((element) => {
        const { activeElement } = document
        // In a group of radios Tab stops at the one that is checked.
        const name = (element as HTMLInputElement).name
        const isGroup = element.matches('[type=radio]') && name === (activeElement as HTMLInputElement)?.name
        if (element === activeElement || isGroup) return 'there'
        const isBehind = element.compareDocumentPosition(activeElement ?? document.body) & 4
        return isBehind && activeElement !== document.body ? 'Shift+Tab' : 'Tab'
      })
      if (way === 'there') return
      await press(way)
    }
    throw new Error(`Tab does not lead to ${target}.`)
  }

  async function pressUntil(key: string, isDone: () => Promise<boolean>): Promise<void> {
    for (let stops = 0; !(await isDone()); stops += 1) {
      if (stops === MOST_STOPS) throw new Error(`${key} does not lead there.`)
      await press(key)
    }
  }

  /** Moves into the panel on the right, unless the focus is there. */
  async function goToPanel(): Promise<void> {
    if (await panel.evaluate((element) => element.contains(document.activeElement))) return
    await press('Alt+5')
    await panel.locator(':focus').waitFor()
  }

  async function give(target: Locator, key = 'Enter'): Promise<void> {
    await goTo(target)
    await press(key)
  }

  async function write(input: Locator, text: string): Promise<void> {
    await goTo(input)
    await press('ControlOrMeta+A')
    await page.keyboard.insertText(text)
  }

  async function choose(at: Locator, choice: string): Promise<void> {
    const radios = at.getByRole('radio')
    if ((await radios.count()) > 0) {
      await goTo(radios.first())
      const wanted = at.locator('label', { hasText: choice }).getByRole('radio')
      return pressUntil('ArrowRight', () => wanted.isChecked())
    }
    await give(at.getByRole('combobox').first())
    const wanted = optionsOf(page).and(page.getByTitle(choice, { exact: true }))
    await wanted.waitFor()
    await pressUntil('ArrowDown', () => wanted.evaluate(({ className }) => className.includes('-active')))
    await press('Enter')
    await wanted.waitFor({ state: 'hidden' })
  }

  async function pickPicture(at: Locator, name: string): Promise<void> {
    await give(at.getByRole('button', { name: '选择', exact: true }))
    const dialog = page.getByRole('dialog')
    await dialog.locator(':focus').waitFor()
    await write(dialog.getByRole('textbox'), name)
    await press('Enter')
    await give(dialog.getByRole('button', { name: `选择 ${name}` }))
    await dialog.waitFor({ state: 'detached' })
  }

  async function writeParagraphs(at: Locator, first: string, second: string): Promise<void> {
    await goTo(at.getByRole('textbox'))
    await press('ControlOrMeta+B')
    await page.keyboard.insertText(first)
    await press('ControlOrMeta+B')
    await press('Enter')
    await page.keyboard.insertText(second)
  }

  async function rename(id: string): Promise<void> {
    await press('Alt+2')
    await page.locator('[role=treeitem]:focus').waitFor()
    await press('F2')
    await page.locator('.ed-rename:focus').waitFor()
    await page.keyboard.insertText(id)
    await press('Enter')
    await heard(`为“${id}”`)
  }

  async function set(setting: Setting, item?: ListItem): Promise<void> {
    if ('id' in setting) return rename(setting.id)
    await goToPanel()
    if ('unfold' in setting) {
      const part = group(setting.unfold)
      if ((await part.getAttribute('aria-expanded')) === 'false') await give(part)
      return
    }
    const at = field(setting.at, item)
    if ('text' in setting) await write(textIn(at), setting.text)
    else if ('choice' in setting) await choose(at, setting.choice)
    else if ('moment' in setting) {
      await write(textIn(at), setting.moment)
      await press('Enter')
    } else if ('heading' in setting) await writeParagraphs(at, setting.heading, setting.body)
    else if ('isOn' in setting) await give(at.getByRole('switch'), 'Space')
    else if ('picture' in setting) await pickPicture(at, setting.picture)
    else {
      for (const [index, settings] of setting.items.entries()) {
        await give(at.locator('.ed-list-add'))
        await itemName({ at: setting.at, number: index + 1 })
          .and(page.locator(':focus'))
          .waitFor()
        for (const inner of settings) await set(inner, { at: setting.at, number: index + 1 })
      }
    }
  }

  const line = page.locator('[role=treeitem]:focus')

  /** Moves to the row of the tree that contains the selected one, or to the last one of the page. */
  async function goToLayers(key?: 'End'): Promise<void> {
    await press('Alt+2')
    await line.waitFor()
    if (key) await press(key)
    if ((await line.getAttribute('aria-level')) === '2') await press('ArrowLeft')
  }

  return {
    page,
    set,
    async signIn({ login, password }) {
      await write(page.getByLabel('账号'), login)
      await write(page.getByLabel('密码', { exact: true }), password)
      await press('Enter')
    },
    async startBlank(title, code) {
      await give(page.getByRole('button', { name: '新建页面' }).first())
      const dialog = page.getByRole('dialog', { name: '新建页面' })
      await dialog.locator(':focus').waitFor()
      await choose(dialog, '空白页面')
      await write(dialog.getByLabel('页面标题'), title)
      await write(dialog.getByLabel('页面代码'), code)
      await give(dialog.getByRole('button', { name: '创建并编辑' }))
      await page.waitForURL(`**/pages/${code}/edit`)
      await page.locator('.ed-tour button:focus').waitFor()
      await press('Escape')
      await page.locator('.ed-stage iframe').contentFrame().locator('main').waitFor()
    },
    async add(title, owner) {
      const isFirst = (await page.getByRole('button', { name: '使用模板' }).count()) > 0
      if (!isFirst) await goToLayers(owner === undefined ? 'End' : undefined)
      await press('Alt+1')
      await page.locator('.ed-palette input:focus').waitFor()
      await press('ControlOrMeta+A')
      await page.keyboard.insertText(title)
      await press('Enter')
      await heard(`已插入“${title}”`)
      if (owner === undefined) return
      await press('Alt+2')
      // An empty container takes what is inserted; with a full one it goes after the container.
      if ((await line.getAttribute('aria-level')) === '2') return
      await press('Alt+ArrowRight')
      await heard(`已把“${title}”移入`)
    },
    async pick(words) {
      await press('Alt+2')
      await line.waitFor()
      await press('Home')
      const wanted = page.getByRole('treeitem', { name: new RegExp(`^${words}`) })
      await pressUntil('ArrowDown', async () => (await wanted.getAttribute('aria-selected')) === 'true')
    },
    async openPageSettings() {
      await press('Alt+5')
      await panel.locator(':focus').waitFor()
      await goTo(panel.locator('[role=tab][aria-selected=true]'))
      const tab = panel.getByRole('tab', { name: '页面' })
      await pressUntil('ArrowRight', () => tab.evaluate((element) => element === document.activeElement))
      await press('Enter')
    },
    async openItem(item) {
      await goToPanel()
      await give(itemName(item))
    },
    async publish() {
      await give(publishButton)
      await publishDialog.locator(':focus').waitFor()
      await give(publishDialog.getByRole('button', { name: '发布', exact: true }))
    },
  }
}

import type { Locator, Page } from 'playwright-core'
import type { Setting } from './etf-course'
import type { Hand, ListItem } from './hand'
import { optionsOf, panelOf, textIn } from './panel'

/** A user with a mouse, who can also write into fields that are not settings. */
export interface MouseHand extends Hand {
  write(input: Locator, text: string): Promise<void>
  /** Drags a card of the panel on the left to a place on the page: this far down in what is there, from 0 to 1. */
  drag(card: Locator, to: { over: Locator; at: number }): Promise<void>
}

/**
 * A user who points, clicks and drags, and touches the keyboard only to write. `characterMs`: how long each character
 * takes; without it texts appear at once.
 */
export function mouse(page: Page, { characterMs = 0 } = {}): MouseHand {
  const { field, group, itemName, panel, publishButton, publishDialog } = panelOf(page)
  const canvas = page.frameLocator('.ed-stage iframe')

  /** Characters arrive as from an input method: no key is pressed. */
  async function write(input: Locator, text: string): Promise<void> {
    await input.click()
    const before = await input.inputValue()
    // A triple click selects only one line of several.
    if (before.includes('\n')) await page.keyboard.press('ControlOrMeta+A')
    else if (before !== '') await input.click({ clickCount: 3 })
    if (characterMs > 0) await page.keyboard.type(text, { delay: characterMs })
    else await page.keyboard.insertText(text)
  }

  async function drag(from: Locator, to: { x: number; y: number }): Promise<void> {
    const start = await pointIn(from, 0.5)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(start.x + 10, start.y + 10)
    await page.mouse.move(to.x, to.y, { steps: 4 })
    await canvas.locator('.cv-drop').waitFor()
    await page.mouse.up()
    await page.locator('.ed-ghost').waitFor({ state: 'detached' })
  }

  /** The lower part of the last visible block in a list of blocks, else the middle of the list. */
  async function endOf(owner: string): Promise<{ x: number; y: number }> {
    const list = canvas.locator(`[data-cv-owner="${owner}"]`)
    const stand = canvas.locator(`[data-cv-stand="${owner}"]`)
    if (!(await list.isVisible())) return pointIn(stand, 0.5)
    const blocks = list.locator(':scope > :is([data-id]:not([data-block=suspension]), [data-cv-stand])')
    return (await blocks.count()) === 0 ? pointIn(list, 0.5) : pointIn(blocks.last(), 0.9)
  }

  /** A click around an open popup closes it. */
  async function closePopup(): Promise<void> {
    const popup = canvas.locator('dialog[open]')
    if (await popup.isVisible()) await popup.click({ position: { x: 8, y: 8 } })
    await popup.waitFor({ state: 'detached' })
  }

  async function scrollToEnd(): Promise<void> {
    const { x, y } = await pointIn(page.locator('.ed-stage iframe'), 0.5)
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, 20_000)
  }

  async function choose(at: Locator, choice: string): Promise<void> {
    const beside = at.locator('.ant-segmented').getByText(choice, { exact: true })
    if (await beside.first().isVisible()) return beside.first().click()
    await at.locator('.ant-select').first().click()
    await optionsOf(page)
      .and(page.getByTitle(choice, { exact: true }))
      .click()
  }

  async function pickMoment(at: Locator, moment: string): Promise<void> {
    const [year = '', month, day, ...clock] = moment.split(/\D/)
    const picker = page.locator('.ant-picker-dropdown:visible')
    await at.locator('.ant-picker').click()
    await picker.locator('.ant-picker-year-btn').click()
    await picker.getByTitle(year, { exact: true }).click()
    await picker.getByTitle(`${year}-${month}`, { exact: true }).click()
    await picker.getByTitle(`${year}-${month}-${day}`, { exact: true }).click()
    for (const [column, part] of clock.entries()) {
      const cells = picker.locator('.ant-picker-time-panel-column').nth(column)
      await cells.getByText(part, { exact: true }).click()
    }
    // Moving on accepts the choice.
    await page.getByRole('tab', { name: '属性', exact: true }).click()
    await picker.waitFor({ state: 'hidden' })
  }

  async function writeParagraphs(at: Locator, first: string, second: string): Promise<void> {
    const text = at.getByRole('textbox')
    await text.click()
    await page.keyboard.insertText(first)
    // Writing, not a command: it is how a text gets its second line.
    await page.keyboard.press('Enter')
    await page.keyboard.insertText(second)
    await text.getByText(first).click({ clickCount: 3 })
    await at.getByRole('button', { name: '加粗' }).click()
  }

  async function unfold(title: string): Promise<void> {
    if ((await group(title).getAttribute('aria-expanded')) === 'false') await group(title).click()
  }

  async function rename(id: string): Promise<void> {
    await unfold('标识')
    await write(textIn(field('组件 id')), id)
    // A click elsewhere ends the input.
    await panel.getByRole('heading', { level: 2 }).click()
    await panel.locator('code').getByText(id, { exact: true }).waitFor()
  }

  async function set(setting: Setting, item?: ListItem): Promise<void> {
    if ('unfold' in setting) return unfold(setting.unfold)
    if ('id' in setting) return rename(setting.id)
    const at = field(setting.at, item)
    if ('text' in setting) await write(textIn(at), setting.text)
    else if ('choice' in setting) await choose(at, setting.choice)
    else if ('moment' in setting) await pickMoment(at, setting.moment)
    else if ('heading' in setting) await writeParagraphs(at, setting.heading, setting.body)
    else if ('isOn' in setting) await at.getByRole('switch').click()
    else if ('picture' in setting) {
      await at.getByRole('button', { name: /^(选择|更换)$/ }).click()
      // The library begins with the pictures of all demo pages.
      const library = page.getByRole('dialog')
      await write(library.getByRole('textbox'), setting.picture)
      await library.locator('.ant-modal-title').click()
      await library.getByRole('button', { name: `选择 ${setting.picture}` }).click()
    } else {
      for (const [index, settings] of setting.items.entries()) {
        await at.locator('.ed-list-add').click()
        for (const inner of settings) await set(inner, { at: setting.at, number: index + 1 })
      }
    }
  }

  return {
    page,
    set,
    write,
    drag: async (card, { over, at }) => drag(card, await pointIn(over, at)),
    async signIn({ login, password }) {
      await write(page.getByLabel('账号'), login)
      await write(page.getByLabel('密码', { exact: true }), password)
      await page.getByRole('button', { name: '登录', exact: true }).click()
    },
    async startBlank(title, code) {
      await page.getByRole('button', { name: '新建页面' }).first().click()
      const dialog = page.getByRole('dialog', { name: '新建页面' })
      await dialog.getByText('空白页面').click()
      await write(dialog.getByLabel('页面标题'), title)
      await write(dialog.getByLabel('页面代码'), code)
      await dialog.getByRole('button', { name: '创建并编辑' }).click()
      await page.waitForURL(`**/pages/${code}/edit`)
      await page.getByRole('button', { name: '跳过引导' }).click()
      await canvas.locator('main').waitFor()
    },
    async add(title, owner = '') {
      await page.locator('.ed-left').getByRole('tab', { name: '组件' }).click()
      await write(page.getByRole('searchbox', { name: /^搜索组件/ }), title)
      if (owner === '') {
        await closePopup()
        await scrollToEnd()
      }
      const card = page.getByRole('button', { name: `插入${title}`, exact: true })
      await drag(card, await endOf(owner))
      await panel.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
    },
    async pick(line) {
      await page.locator('.ed-left').getByRole('tab', { name: '图层' }).click()
      await page.getByRole('treeitem', { name: new RegExp(`^${line}`) }).click()
    },
    openPageSettings: () => panel.getByRole('tab', { name: '页面' }).click(),
    openItem: (item) => itemName(item).click(),
    async publish() {
      await publishButton.click()
      await publishDialog.getByRole('button', { name: '发布', exact: true }).click()
    },
  }
}

const ONE_TURN = 240
const MOST_TURNS = 60

/**
 * Turns the wheel over a part of the screen until the target is fully visible there, or as much of it as there is room
 * for.
 */
export async function turnTo(
  page: Page,
  { over, target }: { over: Locator; target: Locator },
): Promise<void> {
  await target.waitFor({ state: 'attached' })
  for (let turns = 0; turns < MOST_TURNS; turns += 1) {
    const [room, box] = [await over.boundingBox(), await target.boundingBox()]
    if (!room) throw new Error('Nothing is to be seen there.')
    const isAbove = box !== null && box.y < room.y
    const below = box ? box.y + Math.min(box.height, room.height / 2) : Number.POSITIVE_INFINITY
    if (!isAbove && below <= room.y + room.height) return
    await page.mouse.move(room.x + room.width / 2, room.y + room.height / 2)
    await page.mouse.wheel(0, isAbove ? -ONE_TURN : ONE_TURN)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  throw new Error(`${target} does not come into sight.`)
}

async function pointIn(place: Locator, at: number): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox()
  if (!box) throw new Error('Nothing is to be seen there.')
  return { x: box.x + box.width / 2, y: box.y + box.height * at }
}

import type { Locator } from 'playwright-core'
import {
  CHANGES,
  type Change,
  DRAGGED,
  FOOTER,
  FORM,
  type PlannedSection,
  PRESSED,
  REMOVED,
  REPLACED,
  SHARE,
  sectionOf,
  TITLE,
} from './bond-course'
import type { Setting } from './etf-course'
import { checkAndPublish, LOOK } from './marketer'
import { type MouseHand, turnTo } from './mouse'
import type { PaceNote } from './pace'

/** From the list of pages to a published page, from blank, with sections of the library. */
export async function publishBySections(hand: MouseHand, pace: PaceNote, code: string): Promise<void> {
  const { page } = hand
  const canvas = page.frameLocator('.ed-stage iframe')
  const stage = page.locator('.ed-stage iframe')
  const left = page.locator('.ed-left')
  const panel = page.locator('.ed-panel')

  /** Looks through a kind, and returns the section's card. */
  async function cardOf({ kind, title }: PlannedSection): Promise<Locator> {
    await left
      .getByRole('group', { name: '按用途看' })
      .getByRole('button', { name: kind, exact: true })
      .click()
    pace.read(LOOK.kind)
    const card = left.getByRole('button', { name: `插入版块“${title}”` })
    await turnTo(page, { over: left.locator('.ed-left-body'), target: card })
    return card
  }

  async function clickOn(block: string): Promise<void> {
    const target = canvas.locator(block).first()
    await turnTo(page, { over: stage, target })
    await target.click({ position: { x: 8, y: 8 } })
  }

  async function change({ block, settings = [], list = '', items = [], surplus = 0 }: Change): Promise<void> {
    await clickOn(block)
    for (const setting of settings) await hand.set(setting)
    for (const [index, inItem] of items.entries()) {
      const item = { at: list, number: index + 1 }
      await hand.openItem(item)
      for (const setting of inItem) await hand.set(setting, item)
    }
    for (let rest = surplus; rest > 0; rest -= 1)
      await panel
        .getByRole('button', { name: /^删除“/ })
        .last()
        .click()
  }

  async function replaceAll({ words, by }: { words: string; by: string }): Promise<void> {
    await hand.write(left.getByRole('searchbox', { name: '查找文字' }), words)
    await hand.write(left.getByRole('textbox', { name: '替换为' }), by)
    await left.getByRole('button', { name: /^全部替换/ }).click()
    await left.getByText(`页面里没有“${words}”`).waitFor()
  }

  async function addBlock(title: string, settings: readonly Setting[]): Promise<void> {
    await left.getByRole('tab', { name: '组件' }).click()
    await hand.write(left.getByRole('searchbox', { name: /^搜索组件/ }), title)
    await left.getByRole('button', { name: `插入${title}`, exact: true }).click()
    await panel.getByRole('heading', { level: 2, name: title, exact: true }).waitFor()
    for (const setting of settings) await hand.set(setting)
  }

  const sections = canvas.locator('main > [data-block=section]')
  await hand.startBlank(TITLE, code)
  await left.getByRole('tab', { name: '版块' }).click()
  pace.read(LOOK.gallery)
  for (const [index, section] of PRESSED.entries()) {
    await (await cardOf(section)).click()
    await sections.nth(index).waitFor()
  }
  await addBlock('预约表单', FORM)
  await addBlock('版权与风险提示', FOOTER)
  await left.getByRole('tab', { name: '版块' }).click()
  for (const section of DRAGGED) {
    const target = canvas.locator(sectionOf(section.above))
    const card = await cardOf(section)
    await turnTo(page, { over: stage, target })
    const count = await sections.count()
    // The upper part of a section stands for the place above it.
    await hand.drag(card, { over: target, at: 0.1 })
    await sections.nth(count).waitFor()
  }
  for (const each of CHANGES) await change(each)
  await clickOn(REMOVED)
  await page.locator('.ed-acts').getByRole('button', { name: '删除' }).click()
  await left.getByRole('tab', { name: '查找' }).click()
  for (const each of REPLACED) await replaceAll(each)
  await hand.openPageSettings()
  for (const setting of SHARE) await hand.set(setting)
  await checkAndPublish(hand, pace)
}

import type { Setting } from './etf-course'
import { checkAndPublish, clickBlock, LOOK } from './marketer'
import type { MouseHand } from './mouse'
import type { PaceNote } from './pace'

const TITLE = '给您的账户做一次体检'
export const SHARE_TITLE = '账户体检，三个工作日出报告'

/** What a newcomer changes in the template 新品上线: the blocks that they click, and what they write there. */
const CHANGES: readonly { block: string; settings: readonly Setting[]; item?: string }[] = [
  { block: 'heading', settings: [{ at: '标题', text: TITLE }] },
  { block: 'price', item: '价格卡片', settings: [{ at: '价格', text: '398' }] },
  { block: 'countdown', settings: [{ at: '结束时间', moment: '2027-03-31 20:00:00' }] },
  { block: 'leadForm', settings: [{ at: '标题', text: '登记手机号' }] },
]

export const SHOWN = [TITLE, '398', '登记手机号']

/** From the list of pages to a published page, with a template. */
export async function publishByTemplate(hand: MouseHand, pace: PaceNote): Promise<string> {
  const { page } = hand
  await page.getByRole('button', { name: '新建页面' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新建页面' })
  pace.read(LOOK.gallery)
  await dialog.getByRole('radio', { name: /^新品上线/ }).check()
  pace.read(LOOK.dialog)
  await hand.write(dialog.getByLabel('页面标题'), TITLE)
  await dialog.getByRole('button', { name: '创建并编辑' }).click()
  await page.waitForURL('**/edit')
  const [, code = ''] = page.url().match(/pages\/([^/]+)\/edit/) ?? []
  await page.getByRole('button', { name: '跳过引导' }).click()
  // What to fill in is listed beside the page at first; this newcomer works on the page itself.
  await page.getByRole('tab', { name: '属性' }).click()
  for (const { block, settings, item } of CHANGES) {
    await clickBlock(page, block)
    if (item) await hand.openItem({ at: item, number: 1 })
    for (const setting of settings) await hand.set(setting, item ? { at: item, number: 1 } : undefined)
  }
  await hand.openPageSettings()
  await hand.set({ at: '分享标题', text: SHARE_TITLE })
  await hand.set({ at: '分享图片', picture: '放大镜看数据.svg' })
  await checkAndPublish(hand, pace)
  return code
}

import { checkAndPublish, clickBlock, LOOK } from './marketer'
import type { MouseHand } from './mouse'
import type { PaceNote } from './pace'

/** One section of each kind, by the names of its shelf and its card. */
const SECTIONS: readonly { shelf: string; title: string }[] = [
  { shelf: '首屏', title: '文字在上，图片在下' },
  { shelf: '数据与口碑', title: '三个数字一行' },
  { shelf: '亮点', title: '图文交替' },
  { shelf: '步骤', title: '竖线步骤，按钮收尾' },
  { shelf: '老师', title: '左图右文，逐位介绍' },
  { shelf: '日程', title: '时间轴' },
  { shelf: '对比', title: '三列表格，突出一列' },
  { shelf: '价格', title: '一张描边卡片' },
  { shelf: '常见问题', title: '分隔线，最简洁' },
  { shelf: '行动', title: '品牌色底，居中' },
]

export const SECTION_COUNT = SECTIONS.length
export const HEADLINE = '七天读懂年报'
export const PICTURE = 'teacher.png'

/** From the list of pages to a page that visitors see, from blank and by sections alone. */
export async function publishBySections(hand: MouseHand, pace: PaceNote, code: string): Promise<void> {
  const { page } = hand
  await hand.startBlank('读懂年报', code)
  const left = page.locator('.ed-left')
  await left.getByRole('tab', { name: '版块' }).click()
  for (const section of SECTIONS) {
    await left.getByText(section.shelf, { exact: true }).first().click()
    pace.read(LOOK.shelf)
    await hand.dragToEnd(page.getByRole('button', { name: `插入版块“${section.title}”` }))
    await page.getByText(`已插入版块“${section.title}”`).first().waitFor()
  }
  // What the library has no section for: the form that its buttons lead to, and what every page ends with.
  await hand.add('预约表单')
  await hand.add('版权与风险提示')
  await clickBlock(page, 'heading')
  await hand.set({ at: '标题', text: HEADLINE })
  await clickBlock(page, 'image')
  await hand.set({ at: '图片', picture: PICTURE })
  await checkAndPublish(hand, pace)
}

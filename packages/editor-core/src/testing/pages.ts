import type { Block } from '@yingzao/schema/client'
import type { BlockCatalogue } from '../catalogue'
import type { EditedPage } from '../page/page'
import { slotsOf } from '../page/slots'

/** The shortest possible page. */
export function page(...page_schema: Block[]): EditedPage {
  return {
    code: 'etf',
    title: 'ETF 训练营',
    meta: { keywords: '', description: '' },
    background: '',
    is_auto_fit: 0,
    extra: { pageID: '' },
    page_schema,
  }
}

export function text(id: string, words = ''): Block {
  return { name: 'text', id, value: { text: words }, common: {}, children: [] }
}

/** A button that opens a popup, when it is told which. */
export function button(id: string, popupId?: string): Block {
  const common = popupId === undefined ? {} : { action: { type: 3 as const, popupId } }
  return { name: 'button', id, value: { text: '参加' }, common, children: [] }
}

export function box(id: string, ...children: Block[]): Block {
  return { name: 'box', id, value: { title: '' }, common: {}, children }
}

export function popup(id: string, ...children: Block[]): Block {
  return { name: 'popup', id, value: { title: '' }, common: {}, children }
}

/** Tabs with these blocks in them, one list for each tab. */
export function tabs(id: string, ...lists: Block[][]): Block {
  const list = lists.map((children, index) => ({ title: `标签 ${index + 1}`, children }))
  return { name: 'tabs', id, value: { list, active: 0 }, common: {}, children: [] }
}

interface Kind {
  title: string
  slots?: readonly (readonly string[])[]
  value: () => Block['value']
  fields?: Readonly<Record<string, string>>
}

const KINDS: Readonly<Record<string, Kind>> = {
  text: { title: '文本', value: () => ({ text: '' }), fields: { text: '内容' } },
  button: { title: '按钮', value: () => ({ text: '参加' }), fields: { text: '文字', list: '图片' } },
  box: { title: '容器', slots: [['children']], value: () => ({ title: '' }), fields: { title: '标题' } },
  popup: { title: '弹窗', slots: [['children']], value: () => ({ title: '' }) },
  tabs: {
    title: '标签页',
    slots: [['value', 'list', '*', 'children']],
    value: () => ({ list: [{ title: '', children: [] }], active: 0 }),
    fields: { list: '标签' },
  },
}

/** A few kinds of blocks; a popup is allowed at the top level only. */
export const catalogue: BlockCatalogue = {
  titleOf: (name) => KINDS[name]?.title,
  slotsOf: (name) => KINDS[name]?.slots ?? [],
  defaultsOf: (name) => KINDS[name]?.value() ?? {},
  fieldTitleOf: (name, path) => KINDS[name]?.fields?.[path.join('.')],
  accepts: (name, { parentName }) => name !== 'popup' || parentName === null,
  read: (blocks) => [...blocks],
}

/** Every block by its path from the top: `offer/join`, and `tabs[1]/join` in the second tab. */
export function outline({ page_schema }: Pick<EditedPage, 'page_schema'>): string[] {
  return linesOf(page_schema, '')
}

function linesOf(blocks: readonly Block[], prefix: string): string[] {
  return blocks.flatMap((block) => [
    `${prefix}${block.id}`,
    ...slotsOf(block).flatMap(({ path, blocks: inner }) => {
      const item = path.find((step) => typeof step === 'number')
      return linesOf(inner, `${prefix}${block.id}${item === undefined ? '' : `[${item}]`}/`)
    }),
  ])
}

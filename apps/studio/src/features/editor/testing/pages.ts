import type { EditedPage } from '@yingzao/editor-core'
import type { Block } from '@yingzao/schema/client'

/** A page with these blocks and default settings. */
export function emptyPage(...page_schema: Block[]): EditedPage {
  return {
    code: 'test',
    title: '测试页面',
    meta: { keywords: '', description: '' },
    background: '',
    is_auto_fit: 0,
    extra: { pageID: '' },
    page_schema,
  }
}

export function block(name: string, id: string, value: Block['value'] = {}, children: Block[] = []): Block {
  return { name, id, value, common: {}, children }
}

import type { EditedPage } from '@yingzao/editor-core'

/** A page with nothing on it. */
export function blankPage(code: string, title: string): EditedPage {
  return {
    code,
    title,
    meta: { keywords: '', description: '' },
    background: '',
    is_auto_fit: 0,
    extra: { pageID: '' },
    page_schema: [],
    start_at: null,
    end_at: null,
  }
}

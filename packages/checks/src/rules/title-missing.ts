import type { Page, Rule } from '../rule'

/** A page has a title: it stands in the browser, in shared cards and in search results. */
export const titleMissing: Rule = {
  id: 'title-missing',
  severity: 'error',
  title: '没有页面标题',
  why: '标题显示在浏览器顶部、分享卡片和搜索结果中。',
  fix: '请填写页面标题。',
  find: ({ document }: Page) =>
    document.title.trim() === '' ? [{ path: 'title', message: '页面没有标题。' }] : [],
}

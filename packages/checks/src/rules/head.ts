import { thePage } from '../each'
import type { Rule } from '../rule'
import { shareOf } from '../share-of'
import { tooLong } from '../too-long'

/** A page has a title: it stands in the browser, in shared cards and in search results. */
const titleMissing: Rule = {
  id: 'title-missing',
  group: 'share',
  severity: 'error',
  title: '没有页面标题',
  why: '标题显示在浏览器顶部、分享卡片和搜索结果中。',
  fix: '请填写页面标题。',
  find: thePage(
    ({ document }) => document.title.trim() === '' && { path: 'title', message: '页面没有标题。' },
  ),
}

const titleLong = tooLong('title-long', '页面标题太长', 'title', 30, ({ document }) => document.title)
const descriptionLong = tooLong(
  'description-long',
  '页面描述太长',
  'meta.description',
  120,
  ({ document }) => document.meta.description,
)
const keywordsLong = tooLong(
  'keywords-long',
  '关键词太多',
  'meta.keywords',
  100,
  ({ document }) => document.meta.keywords,
)

/** A shared page says what it is about. */
const descriptionMissing: Rule = {
  id: 'description-missing',
  group: 'share',
  severity: 'warning',
  title: '没有页面描述',
  why: '分享到微信时，标题下面会是一串地址。',
  fix: '请填写一两句页面描述。',
  find: thePage(
    (page) =>
      (shareOf(page).desc ?? page.document.meta.description).trim() === '' && {
        path: 'meta.description',
        message: '页面没有描述。',
      },
  ),
}

/** The description says more than the title. */
const descriptionIsTitle: Rule = {
  id: 'description-is-title',
  group: 'share',
  severity: 'info',
  title: '描述与标题相同',
  why: '分享卡片上同一句话出现两次。',
  fix: '请在描述里写清楚访客能得到什么。',
  find: thePage(
    ({ document: { title, meta } }) =>
      title.trim() !== '' &&
      meta.description.trim() === title.trim() && {
        path: 'meta.description',
        message: '描述重复了标题。',
      },
  ),
}

export const headRules: readonly Rule[] = [
  titleMissing,
  titleLong,
  descriptionMissing,
  descriptionLong,
  descriptionIsTitle,
  keywordsLong,
]

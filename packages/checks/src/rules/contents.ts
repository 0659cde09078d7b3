import { eachBlock } from '../each'
import type { Rule } from '../rule'

/** A list has items or names their source. */
const listEmpty: Rule = {
  id: 'list-empty',
  group: 'structure',
  severity: 'warning',
  title: '列表没有条目',
  why: '没有条目也没有来源，访客只看到“暂无数据”，或什么也看不到。',
  fix: '请填写条目，或选择来源。',
  find: eachBlock('itemsFrom', ({ block: { value }, spec }) => {
    const sources = spec?.traits.itemsFrom ?? []
    return (
      Array.isArray(value.list) &&
      value.list.length === 0 &&
      sources.every((name) => value[name] === '') && {
        path: 'value.list',
        message: '没有填写条目，也没有选择来源。',
      }
    )
  }),
}

/** A row of slides has more than one slide. */
const carouselSingle: Rule = {
  id: 'carousel-single',
  group: 'structure',
  severity: 'info',
  title: '轮播只有一张',
  why: '一张图片不会轮播，用图片组件更清楚。',
  fix: '请补充图片，或改用图片组件。',
  find: eachBlock(
    'slides',
    ({ block: { value } }) =>
      Array.isArray(value.list) &&
      value.list.length === 1 && { path: 'value.list', message: '轮播中只有一张图片。' },
  ),
}

/** An icon shows a picture, a sign or at least a word. */
const iconEmpty: Rule = {
  id: 'icon-empty',
  group: 'structure',
  severity: 'warning',
  title: '图标没有可显示的内容',
  why: '访客看不到它，也就点不到它。',
  fix: '请上传图片、选择内置图标或填写文字，或删除这个图标。',
  find: eachBlock(
    'sign',
    ({ block: { value } }) =>
      !value.url &&
      !value.icon &&
      !value.text && { path: '', message: '图标既没有图片和内置图标，也没有文字。' },
  ),
}

/** The tab that opens first exists. */
const openTabMissing: Rule = {
  id: 'open-tab-missing',
  group: 'structure',
  severity: 'warning',
  title: '默认打开的标签不存在',
  why: '访客看到的会是最后一个标签，未必是作者想先展示的内容。',
  fix: '请把“默认打开”改为已有的标签，0 为第一个。',
  find: eachBlock('panes', ({ block: { value } }) => {
    const { list, active } = value
    if (!Array.isArray(list) || list.length === 0 || typeof active !== 'number') return false
    return (
      active >= list.length && {
        path: 'value.active',
        message: `只有 ${list.length} 个标签，没有序号为 ${active} 的标签。`,
      }
    )
  }),
}

export const contentRules: readonly Rule[] = [listEmpty, carouselSingle, iconEmpty, openTabMissing]

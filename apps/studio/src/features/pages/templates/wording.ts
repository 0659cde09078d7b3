import type { TemplatePurpose } from '@yingzao/contract/studio'

/** What the gallery of templates says. */
export const wording = {
  choose: '选择模板',
  search: '搜索模板，例如“直播”“续费”',
  purposeChoice: '按用途看',
  all: '全部',
  purposes: {
    acquire: '获客',
    convert: '转化',
    event: '活动',
    retain: '留存',
    notify: '通知',
  } satisfies Record<TemplatePurpose, string>,
  none: (query: string) => `没有找到“${query}”`,
  noneText: '换一个说法试试，或看看全部模板。',
  whole: (title: string) => `“${title}”的整个页面`,
  wholeHint: '这里可以滚动，看到整个页面。图片和文字都能改。',
  onPhone: '手机扫码看效果',
  qr: '在手机上打开这个模板的二维码',
}

import type { NoticeKind } from '@yingzao/contract/studio'

/** What is said about notices. */
export const wording = {
  title: '通知',
  bell: (unread: number) => (unread === 0 ? '通知' : `通知，${unread} 条未读`),
  filter: '显示哪些通知',
  filters: { all: '全部', unread: '未读' },
  none: { all: '还没有通知', unread: '没有未读的通知' },
  noneHint: '有人在评论中提到您、回复您，或者有事情需要您处理时，会在这里通知。',
  loading: '正在读取通知',
  readAll: '全部标为已读',
  unread: '未读',
  kinds: {
    mention: '提到我',
    comment: '评论',
    review: '待审核',
    review_result: '审核结果',
    due: '到期',
    break_glass: '紧急操作',
    taken_down: '下线',
  } satisfies Record<NoticeKind, string>,
}

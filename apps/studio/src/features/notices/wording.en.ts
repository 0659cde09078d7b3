import type { Words } from '../../ui/words'
import type { wording as chinese } from './wording'

export const wording: Words<typeof chinese> = {
  title: 'Notifications',
  bell: (unread) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  filter: 'Notifications to show',
  filters: { all: 'All', unread: 'Unread' },
  none: { all: 'No notifications yet', unread: 'No unread notifications' },
  noneHint:
    'You are notified here when somebody mentions you in a comment, replies to you, or something waits for you.',
  loading: 'Loading notifications',
  readAll: 'Mark all as read',
  unread: 'Unread',
  kinds: {
    mention: 'Mentions me',
    comment: 'Comment',
    review: 'To review',
    review_result: 'Review result',
    due: 'Due',
    break_glass: 'Emergency',
    taken_down: 'Taken down',
  },
}

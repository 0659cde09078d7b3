import { CommentOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const commentsSection: Section = {
  path: 'comments',
  title: wording.title,
  group: 'events',
  icon: <CommentOutlined aria-hidden="true" />,
  needs: studioOperations.commentRows,
  load: async () => (await import('./comments-screen')).CommentsScreen,
}

import { AuditOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const approvalsSection: Section = {
  path: 'approvals',
  title: wording.title,
  group: 'making',
  icon: <AuditOutlined aria-hidden="true" />,
  needs: studioOperations.reviewList,
  load: async () => (await import('./approvals-screen')).ApprovalsScreen,
}

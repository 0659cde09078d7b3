import { AuditOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const auditSection: Section = {
  path: 'audit',
  title: wording.title,
  group: 'management',
  icon: <AuditOutlined aria-hidden="true" />,
  needs: studioOperations.auditList,
  load: async () => (await import('./audit-screen')).AuditScreen,
}

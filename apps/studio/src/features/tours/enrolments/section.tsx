import { IdcardOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../../ui/section'
import { wording } from './wording'

export const enrolmentsSection: Section = {
  path: 'enrolments',
  title: wording.title,
  group: 'events',
  icon: <IdcardOutlined aria-hidden="true" />,
  needs: studioOperations.enrolmentList,
  load: async () => (await import('./enrolments-screen')).EnrolmentsScreen,
}

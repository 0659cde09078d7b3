import { CalendarOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const workCalendarSection: Section = {
  path: 'work-calendar',
  title: wording.title,
  group: 'compliance',
  icon: <CalendarOutlined aria-hidden="true" />,
  needs: studioOperations.workCalendarYear,
  load: async () => (await import('./work-calendar-screen')).WorkCalendarScreen,
}

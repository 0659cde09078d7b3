import { AlertOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { OpenMark } from './open-mark'
import { wording } from './wording'

export const alarmsSection: Section = {
  path: 'alarms',
  title: wording.title,
  group: null,
  icon: <AlertOutlined aria-hidden="true" />,
  Mark: OpenMark,
  needs: studioOperations.alarmList,
  load: async () => (await import('./alarms-screen')).AlarmsScreen,
}

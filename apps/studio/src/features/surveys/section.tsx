import { ProfileOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const surveysSection: Section = {
  path: 'surveys',
  title: wording.title,
  group: 'customers',
  icon: <ProfileOutlined aria-hidden="true" />,
  needs: studioOperations.surveyAnswerList,
  load: async () => (await import('./surveys-screen')).SurveysScreen,
}

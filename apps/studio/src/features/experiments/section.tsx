import { ExperimentOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const experimentsSection: Section = {
  path: 'experiments',
  title: wording.title,
  group: 'making',
  icon: <ExperimentOutlined aria-hidden="true" />,
  needs: studioOperations.experimentList,
  load: async () => (await import('./experiments-screen')).ExperimentsScreen,
}

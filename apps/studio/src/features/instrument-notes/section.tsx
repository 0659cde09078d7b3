import { LineChartOutlined } from '@ant-design/icons'
import { studioOperations } from '@yingzao/contract/studio'
import type { Section } from '../../ui/section'
import { wording } from './wording'

export const instrumentNotesSection: Section = {
  path: 'instrument-notes',
  title: wording.title,
  group: 'content',
  icon: <LineChartOutlined aria-hidden="true" />,
  needs: studioOperations.instrumentNoteList,
  load: async () => (await import('./notes-screen')).NotesScreen,
}

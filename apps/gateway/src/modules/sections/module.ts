import { defineModule } from '../define-module'
import { registerSections } from './routes'
import { sectionSubject } from './section-store'
import * as tables from './sections-tables'

export const sectionsModule = defineModule({
  name: 'sections',
  tables,
  subjects: { section: sectionSubject },
  serve: registerSections,
})

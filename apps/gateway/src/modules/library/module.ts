import { defineModule } from '../define-module'
import * as tables from './library-tables'
import { registerLibrary } from './routes'
import { sectionSubject } from './section-store'

export const libraryModule = defineModule({
  name: 'library',
  tables,
  subjects: { section: sectionSubject },
  serve: registerLibrary,
})

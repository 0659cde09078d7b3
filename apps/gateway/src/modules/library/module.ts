import { defineModule } from '../define-module'
import * as sectionTables from './library-tables'
import { registerLibrary } from './routes'
import { sectionSubject } from './section-store'
import { templateSubject } from './template-store'
import * as templateTables from './template-tables'

export const libraryModule = defineModule({
  name: 'library',
  tables: { ...sectionTables, ...templateTables },
  subjects: { section: sectionSubject, template: templateSubject },
  serve: registerLibrary,
})

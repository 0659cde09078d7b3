import { sql } from 'drizzle-orm'
import { defineModule } from '../define-module'
import { pageLists } from '../pages'
import * as tables from './comment-tables'
import { registerPageComments } from './routes'

export const pageCommentsModule = defineModule({
  name: 'page-comments',
  tables,
  // Named by its page: what it says stays out of the log.
  subjects: {
    page_comment: (key) =>
      sql`SELECT titled.title FROM ${tables.pageComment} AS c JOIN ${pageLists.pageNames('titled')} ON titled.id = c.page_id
        WHERE c.comment_id::text = ${key}`,
  },
  serve: registerPageComments,
})

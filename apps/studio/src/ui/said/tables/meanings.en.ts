import type { Table } from './table'

/** Words that mean something else in one block than in the others: behind its name. */
export const meanings: Table = {
  'button 中': 'Centre',
  'tabs 标签': 'Tabs',
}

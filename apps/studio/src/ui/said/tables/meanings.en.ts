import type { Table } from './table'

/** Words with another meaning in one block than in the others, preceded by its name. */
export const meanings: Table = {
  'button 中': 'Centre',
  'tabs 标签': 'Tabs',
}

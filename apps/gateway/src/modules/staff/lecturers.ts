import { QueryBuilder } from 'drizzle-orm/pg-core'
import { staff } from './staff-tables'

/** A part of a query to join: who gives talks, with their registration numbers as advisers (empty: none). */
export function lecturers<Alias extends string>(as: Alias) {
  return new QueryBuilder()
    .select({ staff_id: staff.staff_id, name: staff.name, no: staff.cert_no })
    .from(staff)
    .as(as)
}

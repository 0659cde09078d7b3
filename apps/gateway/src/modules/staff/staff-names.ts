import { QueryBuilder } from 'drizzle-orm/pg-core'
import { staff } from './staff-tables'

/** A part of a query to join: what visitors are told about a member of staff, even one who has left. */
export function staffNames<Alias extends string>(as: Alias) {
  return new QueryBuilder()
    .select({ staff_id: staff.staff_id, name: staff.name, cert_no: staff.cert_no })
    .from(staff)
    .as(as)
}

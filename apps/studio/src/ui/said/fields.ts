import type { Field } from '@yingzao/schema/server'

/** Fields as the Studio says them. */
export function saidFields(fields: readonly Field[]): readonly Field[] {
  return fields
}

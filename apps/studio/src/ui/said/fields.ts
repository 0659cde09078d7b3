import type { Field } from '@yingzao/schema/server'

/** Fields in the words of the Studio. */
export function saidFields(fields: readonly Field[]): readonly Field[] {
  return fields
}

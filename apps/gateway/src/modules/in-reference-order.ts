import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type { GatewayModule } from './define-module'

/** The tables that a module owns. */
export function tablesOf({ tables = {} }: Pick<GatewayModule, 'tables'>): PgTable[] {
  return Object.values(tables).filter((one) => is(one, PgTable))
}

/**
 * Sorts modules so that those whose rows are referred to come before those that refer to them, otherwise in the order
 * given. What is stored for a module is stored in this order and removed in reverse. Throws if two depend on each
 * other.
 */
export function inReferenceOrder(modules: readonly GatewayModule[]): GatewayModule[] {
  const owners = new Map(modules.flatMap((one) => tablesOf(one).map((table) => [table, one] as const)))
  const sorted = new Set<GatewayModule>()

  function add(module: GatewayModule, waiting: readonly GatewayModule[]): void {
    if (sorted.has(module)) return
    if (waiting.includes(module)) {
      const circle = [...waiting.slice(waiting.indexOf(module)), module].map(({ name }) => name)
      throw new Error(
        `The tables of these modules refer to each other in a circle: ${circle.join(' → ')}. Rows of neither could be stored first. Move a table, or its reference.`,
      )
    }
    for (const table of tablesOf(module)) {
      for (const { reference } of getTableConfig(table).foreignKeys) {
        const owner = owners.get(reference().foreignTable)
        if (owner && owner !== module) add(owner, [...waiting, module])
      }
    }
    sorted.add(module)
  }

  for (const module of modules) add(module, [])
  return [...sorted]
}

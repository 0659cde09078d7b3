import { eq } from 'drizzle-orm'
import type { Orm } from '../../db/database'
import { sandboxKeys } from '../supplier-tables'
import type { PaymentSupplierName } from './payment-port'

/** The keys of a sandbox, the same for all processes: made by whichever is asked first, and kept. */
export async function sandboxKeysOf<Keys extends object>(
  { orm }: { orm: Orm },
  supplier: PaymentSupplierName,
  make: () => Promise<Keys>,
): Promise<Keys> {
  const found = await find<Keys>(orm, supplier)
  if (found) return found
  await orm
    .insert(sandboxKeys)
    .values({ supplier, keys: await make() })
    .onConflictDoNothing()
  const kept = await find<Keys>(orm, supplier)
  if (!kept) throw new Error(`The keys of the sandbox of ${supplier} were neither made nor found.`)
  return kept
}

async function find<Keys>(orm: Orm, supplier: PaymentSupplierName): Promise<Keys | undefined> {
  const [row] = await orm
    .select({ keys: sandboxKeys.keys })
    .from(sandboxKeys)
    .where(eq(sandboxKeys.supplier, supplier))
  // Only the result of `make` for the same supplier is ever stored there.
  return row?.keys as Keys | undefined
}

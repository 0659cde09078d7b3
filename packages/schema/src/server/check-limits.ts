import type { Finding } from '../finding'
import type { JsonValue } from '../json'
import { measure } from './measure'
import { overLimits } from './over-limits'
import { repair } from './repair'

export type Limited = { ok: true; value: JsonValue; findings: Finding[] } | { ok: false; findings: Finding[] }

/**
 * Checks a parsed value against every limit except that on bytes, without recursion. What JSON cannot carry or a
 * database cannot store (non-finite numbers, lone surrogates, U+0000) is repaired and reported, in a copy.
 */
export function checkLimits(value: JsonValue): Limited {
  const measured = measure(value)
  const refusals = overLimits(measured)
  if (refusals.length > 0) return { ok: false, findings: refusals }
  if (!measured.needsRepair) return { ok: true, value, findings: [] }
  const findings: Finding[] = []
  return { ok: true, value: repair(value, '', findings), findings }
}

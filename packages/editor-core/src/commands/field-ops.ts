import { isRecord } from '@yingzao/schema/client'
import { importKey } from '../page/import-value'
import type { Path, Target } from '../page/page'
import { valueAt } from '../page/path'
import { same } from '../page/same'
import type { Patch, PatchOp } from '../patch/patch'

export interface FieldValue {
  path: Path
  /** Undefined takes the field away. */
  value: unknown
}

/** The operations that give the fields of a block, or of the page, these values. */
export function fieldOps(id: Target, holder: unknown, values: readonly FieldValue[]): Patch {
  let touched = holder
  return values.flatMap(({ path, value }) => {
    const op = value === undefined ? unsetOp(id, touched, path) : setOp(id, touched, path, value)
    if (op === undefined) return []
    // A second value below a record that the first one made must find it there.
    touched = withMade(touched, op)
    return [op]
  })
}

type FieldOp = Extract<PatchOp, { op: 'set' | 'unset' }>

/** Missing records on the way are created with the value: `common.style` of a block that has no style yet. */
function setOp(id: Target, holder: unknown, path: Path, value: unknown): FieldOp | undefined {
  if (same(valueAt(holder, path), value)) return undefined
  for (let length = 1; length < path.length; length += 1) {
    const start = path.slice(0, length)
    if (valueAt(holder, start) !== undefined) continue
    const rest = path.slice(length)
    if (!rest.every((step) => typeof step === 'string')) break
    return { op: 'set', id, path: start, value: nested(rest, value) }
  }
  return { op: 'set', id, path, value }
}

function nested(path: readonly string[], value: unknown): unknown {
  return path.reduceRight<unknown>((inner, key) => ({ [importKey(key)]: inner }), value)
}

/** A record of `common` is removed with the last field in it. */
function unsetOp(id: Target, holder: unknown, path: Path): FieldOp | undefined {
  if (valueAt(holder, path) === undefined) return undefined
  const around = valueAt(holder, path.slice(0, -1))
  const isLast = isRecord(around) && Object.keys(around).length === 1
  if (path[0] === 'common' && path.length > 2 && isLast) return unsetOp(id, holder, path.slice(0, -1))
  return { op: 'unset', id, path }
}

/** Only what later values of the same step look at: whether there is something at a path. */
function withMade(holder: unknown, op: FieldOp): unknown {
  return madeAt(holder, op.path, op.op === 'set' ? op.value : undefined)
}

function madeAt(holder: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(holder)) {
    return holder.map((item, index) => (index === step ? madeAt(item, rest, value) : item))
  }
  const { [String(step)]: inner, ...others } = (isRecord(holder) ? holder : {}) as Record<string, unknown>
  const made = madeAt(inner, rest, value)
  return made === undefined ? others : { ...others, [String(step)]: made }
}
